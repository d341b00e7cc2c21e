import { errorTable } from '../shared/refusal.ts'

export const kontaktErrors = errorTable({
  conflict: {
    'kontakt.veraltet': ['Jemand hat diesen Kontakt inzwischen geändert.', 'Someone has changed this contact in the meantime.'],
    'kontakt.tag_vergeben': ['Dieses Stichwort gibt es schon.', 'This tag already exists.'],
  },
  unprocessable: {
    'kontakt.tag_unbekannt': ['Dieses Stichwort gibt es nicht mehr.', 'This tag no longer exists.'],
    'kontakt.zu_viele': ['Mehr als 10.000 Kontakte sind nicht möglich.', 'You can have at most 10,000 contacts.'],
    'kontakt.foto_unlesbar': [
      'Das ist kein Bild, das hier gelesen werden kann. Bitte JPEG, PNG, WebP oder AVIF nehmen.',
      'This picture cannot be read. Please use JPEG, PNG, WebP or AVIF.',
    ],
  },
  too_large: { 'kontakt.foto_zu_gross': ['Das Bild ist größer als 5 MB.', 'The picture is larger than 5 MB.'] },
})
