import type { KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import { useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../shared/apiError.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Group, Stack } from '../../ui/layout.ts'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { LinkButton } from '../../ui/Link.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { klientenPath, klientPath } from '../klient.paths.ts'
import { klientTexts } from '../klient.texts.ts'
import { AllergienFelder } from './AllergienFelder.tsx'
import { type KlientWerte, klientAbbild, klientWerteVon, leererKlient } from './klientWerte.ts'
import { PersonFelder } from './PersonFelder.tsx'
import { VersicherungFelder } from './VersicherungFelder.tsx'

export interface KlientFormularProps<Body> {
  /** Null: somebody is taken in. */
  klient: KlientAntwort | null
  schema: z.ZodType<Body>
  /** Answers when it is kept; what it throws is shown at the fields. */
  speichere: (body: Body) => Promise<void>
  /** Reads the newest state after somebody else was faster. */
  onNeuLaden?: () => void
}

/** The record of a Klient as one form, new or changed. */
export function KlientFormular<Body>({ klient, schema, speichere, onNeuLaden }: KlientFormularProps<Body>) {
  const t = useTexts(klientTexts)
  const [gespeichert, setGespeichert] = useState(false)
  const [initialValues] = useState(() => (klient === null ? leererKlient : klientWerteVon(klient)))
  const schemaForm = useSchemaForm<KlientWerte, Body>({
    initialValues,
    schema,
    toBody: (werte) => ({ ...klientAbbild(werte), ...(klient === null ? {} : { version: klient.version }) }),
    submit: async (body) => {
      await speichere(body)
      setGespeichert(true)
    },
  })
  const { form, onSubmit, busy, problems, failure } = schemaForm
  const veraltet = failure instanceof ApiError && failure.code === 'klient.veraltet'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <LeaveGuard dirty={() => !gespeichert && !busy && form.isDirty()} />
      <Stack gap="md" maw={880}>
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        {veraltet && onNeuLaden !== undefined && (
          <Alert
            tone="warning"
            actions={
              <Button look="secondary" onClick={onNeuLaden}>
                {t('formular.neuLaden')}
              </Button>
            }
          >
            {t('formular.veraltet')}
          </Alert>
        )}
        <PersonFelder {...schemaForm} neu={klient === null} />
        <VersicherungFelder {...schemaForm} />
        <AllergienFelder {...schemaForm} />
        <Group justify="flex-end" gap="sm">
          <LinkButton look="secondary" to={klient === null ? klientenPath : klientPath(klient.id)}>
            {t('formular.abbrechen')}
          </LinkButton>
          <Button type="submit" busy={busy}>
            {t('formular.speichern')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
