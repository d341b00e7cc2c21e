import { useState, type FormEvent } from 'react'
import { PasswordField, TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { useSicherheitTexts } from '../sicherheit.texts.ts'
import { addPasskey, useAccountDeed } from '../sicherheit.queries.ts'
import { Problem, problemOf } from './Problem.tsx'

export function PasskeyDialog({ onClose, onDone }: { onClose: () => void; onDone: (ersatzcodes: readonly string[] | null) => void }) {
  const t = useSicherheitTexts()
  const [values, setValues] = useState({ name: '', password: '' })
  const [missing, setMissing] = useState(false)
  const add = useAccountDeed(addPasskey)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const empty = values.name.trim() === '' || values.password === ''
    setMissing(empty)
    if (!empty && !add.isPending) add.mutate(values, { onSuccess: ({ ersatzcodes }) => onDone(ersatzcodes) })
  }
  return (
    <Dialog opened onClose={onClose} title={t('passkey.title')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <Text>{t('passkey.text')}</Text>
          <Problem text={missing ? t('passkey.missing') : problemOf(add.error, t('passkey.failed'))} />
          <TextField
            label={t('passkey.name')}
            description={t('passkey.nameHint')}
            maxLength={60}
            value={values.name}
            onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
          />
          <PasswordField
            label={t('again.password')}
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
          />
          <Button type="submit" busy={add.isPending} fullWidth>
            {t('passkey.submit')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
