import { errorTable } from '../shared/refusal.ts'

export const kontaktErrors = errorTable({
  'kontakt.veraltet': {
    art: 'conflict',
    de: 'Jemand hat diesen Kontakt inzwischen geändert.',
    en: 'Someone has changed this contact in the meantime.',
  },
  'kontakt.tag_vergeben': { art: 'conflict', de: 'Dieses Stichwort gibt es schon.', en: 'This tag already exists.' },
  'kontakt.tag_unbekannt': { art: 'unprocessable', de: 'Dieses Stichwort gibt es nicht mehr.', en: 'This tag no longer exists.' },
  'kontakt.zu_viele': {
    art: 'unprocessable',
    de: 'Mehr als 10.000 Kontakte sind nicht möglich.',
    en: 'You can have at most 10,000 contacts.',
  },
  'kontakt.foto_unlesbar': {
    art: 'unprocessable',
    de: 'Das ist kein Bild, das hier gelesen werden kann. Bitte JPEG, PNG, WebP oder AVIF nehmen.',
    en: 'This picture cannot be read. Please use JPEG, PNG, WebP or AVIF.',
  },
  'kontakt.foto_zu_gross': { art: 'too_large', de: 'Das Bild ist größer als 5 MB.', en: 'The picture is larger than 5 MB.' },
})
