import { klientContract, type KlientAngaben } from '@dreiklang/domain/klient/klient.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Group, Stack } from '../../ui/layout.ts'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { LinkButton } from '../../ui/Link.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { klientenPath } from '../klient.paths.ts'
import { klientTexts } from '../klient.texts.ts'
import { AllergienFields } from './AllergienFields.tsx'
import { type KlientValues, klientAbbild, emptyKlient } from './klientValues.ts'
import { PersonFields } from './PersonFields.tsx'
import { VersicherungFields } from './VersicherungFields.tsx'

/**
 * The intake form: what an order needs; everything else is added in the record.
 * @param speichere resolves when it is saved; its errors are shown at the fields
 */
export function KlientFormular({ save }: { save: (angaben: KlientAngaben) => Promise<void> }) {
  const t = useTexts(klientTexts)
  const [gespeichert, setGespeichert] = useState(false)
  const schemaForm = useSchemaForm<KlientValues, KlientAngaben>({
    initialValues: emptyKlient,
    schema: klientContract.create.body,
    toBody: klientAbbild,
    submit: async (angaben) => {
      await save(angaben)
      setGespeichert(true)
    },
  })
  const { form, onSubmit, busy, problems, failure } = schemaForm
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
        <PersonFields {...schemaForm} />
        <VersicherungFields {...schemaForm} />
        <AllergienFields {...schemaForm} />
        <Group justify="flex-end" gap="sm">
          <LinkButton look="secondary" to={klientenPath}>
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
