import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Card, Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { adresseFrom } from '../anliegen.paths.ts'
import { useFormularTexts } from '../anliegen.texts.ts'

/** Without a code there is no list to choose from: who cares for whom is confidential. */
export function CodeInput({ unbekannt, onCode }: { unbekannt: string | null; onCode: (code: string) => void }) {
  const t = useFormularTexts()
  const [input, setInput] = useState(unbekannt ?? '')
  const [wrong, setFalsch] = useState(false)
  const weiter = (event: FormEvent) => {
    event.preventDefault()
    const { success, data } = anliegenContract.openForm.params.safeParse({ adresse: adresseFrom(input) })
    setFalsch(!success)
    if (success) onCode(data.adresse)
  }
  return (
    <>
      <PageHeader title={t('ohne.titel')} />
      <Stack gap="md">
        <Text>{t('ohne.text')}</Text>
        <Alert tone="warning">{t('notfall')}</Alert>
        {unbekannt !== null && (
          <Alert tone="danger" urgent title={t('ohne.unbekannt')}>
            {t('ohne.unbekanntText')}
          </Alert>
        )}
        <Card>
          <form onSubmit={weiter} noValidate>
            <Stack gap="md">
              <TextField
                label={t('ohne.code')}
                description={t('ohne.codeHilfe')}
                value={input}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                error={wrong && t('ohne.codeFalsch')}
                onChange={(event) => setInput(event.currentTarget.value)}
              />
              <Button type="submit">{t('ohne.weiter')}</Button>
            </Stack>
          </form>
        </Card>
        <Text>{t('ohne.keinCode')}</Text>
        <Group gap="md">
          <Text>{t('ohne.personal')}</Text>
          <LinkButton look="subtle" to="/sign-in">
            {t('ohne.signIn')}
          </LinkButton>
          <LinkButton look="subtle" to="/sign-up">
            {t('ohne.signUp')}
          </LinkButton>
        </Group>
      </Stack>
    </>
  )
}
