import { errorTable } from '../shared/refusal.ts'

export const settingsErrors = errorTable({
  unprocessable: {
    'settings.photo_unreadable': [
      'Das ist kein Bild, das hier gelesen werden kann. Bitte JPEG, PNG, WebP oder AVIF nehmen.',
      'This picture cannot be read. Please use JPEG, PNG, WebP or AVIF.',
    ],
  },
  too_large: { 'settings.photo_too_large': ['Das Bild ist größer als 5 MB.', 'The picture is larger than 5 MB.'] },
})
