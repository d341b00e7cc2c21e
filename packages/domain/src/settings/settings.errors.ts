import { errorTable } from '../shared/refusal.ts'

export const settingsErrors = errorTable({
  unprocessable: {
    'settings.email_needs_password': [
      'Die E-Mail-Adresse gilt erst mit Ihrem Passwort und einer Bestätigung. Bitte ändern Sie sie in den Einstellungen unter „Profil“.',
      'The email address needs your password and a confirmation. Please change it in the settings under “Profile”.',
    ],
    'settings.photo_unreadable': [
      'Das ist kein Bild, das hier gelesen werden kann. Bitte JPEG, PNG, WebP oder AVIF nehmen.',
      'This picture cannot be read. Please use JPEG, PNG, WebP or AVIF.',
    ],
  },
  too_large: {
    'settings.photo_too_large': [
      'Das Bild ist größer als 5 MB. Bitte verkleinern Sie es.',
      'The picture is larger than 5 MB. Please make it smaller.',
    ],
  },
})
