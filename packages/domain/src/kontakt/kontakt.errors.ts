import { fehlerTabelle } from '../shared/fehler.ts'

export const kontaktFehler = fehlerTabelle({
  'kontakt.veraltet': {
    art: 'conflict',
    de: 'Jemand hat diesen Kontakt inzwischen geändert.',
    en: 'Somebody has changed this contact in the meantime.',
  },
  'kontakt.tag_vergeben': { art: 'conflict', de: 'Dieses Stichwort gibt es schon.', en: 'This tag exists already.' },
  'kontakt.tag_unbekannt': { art: 'unprocessable', de: 'Dieses Stichwort gibt es nicht mehr.', en: 'This tag does not exist any more.' },
  'kontakt.zu_viele': {
    art: 'unprocessable',
    de: 'Mehr als 10.000 Kontakte sind nicht möglich.',
    en: 'More than 10,000 contacts are not possible.',
  },
  'kontakt.foto_unlesbar': {
    art: 'unprocessable',
    de: 'Das ist kein Bild, das hier gelesen werden kann. Bitte JPEG, PNG, WebP oder AVIF nehmen.',
    en: 'This is not a picture that can be read here. Please take JPEG, PNG, WebP or AVIF.',
  },
  'kontakt.foto_zu_gross': { art: 'too_large', de: 'Das Bild ist größer als 5 MB.', en: 'The picture is larger than 5 MB.' },
})
