import { errorTable } from '../shared/refusal.ts'

export const dateiErrors = errorTable({
  'datei.zu_gross': { art: 'too_large', de: 'Die Datei ist größer als 15 MB.', en: 'The file is larger than 15 MB.' },
  'datei.art_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Art von Datei wird hier nicht genommen. Bitte PDF, JPEG, PNG oder WebP nehmen.',
    en: 'This file type is not accepted here. Please use PDF, JPEG, PNG or WebP.',
  },
  'datei.unlesbar': {
    art: 'unprocessable',
    de: 'Dieses Bild kann nicht gelesen werden. Vielleicht ist die Datei beschädigt.',
    en: 'This picture cannot be read. The file may be damaged.',
  },
  'datei.aktiver_inhalt': {
    art: 'unprocessable',
    de: 'Dieses PDF kann beim Öffnen etwas ausführen oder trägt weitere Dateien in sich. Bitte als einfaches PDF neu speichern.',
    en: 'This PDF contains active content or attachments. Please save it again as a plain PDF.',
  },
})
