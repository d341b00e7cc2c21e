import { errorTable } from '../shared/refusal.ts'

export const settingsErrors = errorTable({
  'settings.photo_unreadable': {
    art: 'unprocessable',
    de: 'Das ist kein Bild, das hier gelesen werden kann. Bitte JPEG, PNG, WebP oder AVIF nehmen.',
    en: 'This picture cannot be read. Please use JPEG, PNG, WebP or AVIF.',
  },
  'settings.photo_too_large': {
    art: 'too_large',
    de: 'Das Bild ist größer als 5 MB.',
    en: 'The picture is larger than 5 MB.',
  },
})
