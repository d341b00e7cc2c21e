import { errorTable } from '../shared/refusal.ts'

export const kontaktErrors = errorTable({
  conflict: {
    'kontakt.veraltet': [
      'Jemand hat diesen Kontakt inzwischen geändert. Bitte laden Sie ihn neu.',
      'Someone has changed this contact in the meantime. Please reload it.',
    ],
    'kontakt.tag_vergeben': [
      'Dieses Stichwort gibt es schon. Bitte wählen Sie ein anderes.',
      'This tag already exists. Please choose another one.',
    ],
  },
  unprocessable: {
    'kontakt.tag_unbekannt': [
      'Dieses Stichwort gibt es nicht mehr. Bitte laden Sie die Liste neu.',
      'This tag no longer exists. Please reload the list.',
    ],
    'kontakt.zu_viele': [
      'Mehr als 10.000 Kontakte sind nicht möglich. Bitte löschen Sie zuerst einige.',
      'You can have at most 10,000 contacts. Please delete some first.',
    ],
    'kontakt.foto_unlesbar': [
      'Das ist kein Bild, das hier gelesen werden kann. Bitte JPEG, PNG, WebP oder AVIF nehmen.',
      'This picture cannot be read. Please use JPEG, PNG, WebP or AVIF.',
    ],
  },
  too_large: {
    'kontakt.foto_zu_gross': [
      'Das Bild ist größer als 5 MB. Bitte verkleinern Sie es.',
      'The picture is larger than 5 MB. Please make it smaller.',
    ],
  },
})
