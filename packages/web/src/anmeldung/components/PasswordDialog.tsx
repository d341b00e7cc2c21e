import { useTexts } from '../../shared/i18n.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Text } from '../../ui/layout.ts'
import { sicherheitTexts } from '../sicherheit.texts.ts'
import { OneFieldForm } from './OneFieldForm.tsx'

/** Asks for the password again before anything that a stranger at an unlocked screen must not do. */
export function PasswordDialog({
  title,
  onClose,
  send,
}: {
  title: string
  onClose: () => void
  send: (password: string) => Promise<void>
}) {
  const t = useTexts(sicherheitTexts)
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Text>{t('again.text')}</Text>
      <OneFieldForm kind="current-password" label={t('again.password')} submit={t('again.submit')} send={send} />
    </Dialog>
  )
}
