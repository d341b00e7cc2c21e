import { bereichAufrufe } from '@dreiklang/domain/klient/akte.contract'
import type { Bereich } from '@dreiklang/domain/klient/akte'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../../shared/apiError.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Group, Stack } from '../../../ui/layout.ts'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { type BereichBody, useSpeichereBereich } from '../../akte.queries.ts'
import { akteTexts } from '../../akte.texts.ts'
import { useFormularFokus } from './bearbeitenFokus.ts'
import { FelderRaster } from './FelderRaster.tsx'
import { felder } from './felder.ts'
import { Konflikt } from './Konflikt.tsx'
import { type Werte, koerperVon, werteVon } from './werte.ts'

interface Stand extends Werte {
  version: number
}

export interface AbschnittFormularProps {
  klientId: string
  bereich: Bereich
  /** The section as the record had it when the form was opened. */
  abschnitt: object & { version: number }
  /** Saved, given up, or the newer state of a colleague is wanted. */
  onFertig: () => void
  onNeuLaden: () => void
}

/** One section as a form in place. Input is kept when someone else was faster. */
export function AbschnittFormular({ klientId, bereich, abschnitt, onFertig, onNeuLaden }: AbschnittFormularProps) {
  const t = useTexts(akteTexts)
  const [initialValues] = useState(() => werteVon(felder[bereich], abschnitt))
  const version = useRef(abschnitt.version)
  const speichern = useSpeichereBereich(klientId, bereich)
  const deedKey = useDeedKey()
  const formular = useFormularFokus()
  const schemaForm = useSchemaForm<Werte, BereichBody>({
    initialValues,
    schema: bereichAufrufe[bereich].body as z.ZodType<BereichBody>,
    toBody: (werte) => ({ ...koerperVon(felder[bereich], werte), version: version.current }),
    submit: async (body) => {
      await speichern.mutateAsync({ body, schluessel: deedKey(body) })
      toastSuccess(t('gespeichert', { abschnitt: t(`abschnitt.${bereich}`) }))
      onFertig()
    },
  })
  const { form, onSubmit, busy, problems, failure } = schemaForm
  const jetzt = neuerStand(failure)
  return (
    <form
      ref={formular}
      tabIndex={-1}
      noValidate
      aria-label={t('bearbeitenVon', { abschnitt: t(`abschnitt.${bereich}`) })}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <LeaveGuard dirty={() => !busy && form.isDirty()} />
      <Stack gap="md">
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        {jetzt !== null && (
          <Konflikt
            felder={felder[bereich]}
            meine={form.getValues()}
            jetzt={werteVon(felder[bereich], jetzt)}
            onMeine={() => {
              version.current = jetzt.version
              onSubmit()
            }}
            onNeuLaden={onNeuLaden}
          />
        )}
        <FelderRaster felder={felder[bereich]} schemaForm={schemaForm} />
        <Group justify="flex-end" gap="sm">
          <Button look="secondary" onClick={onFertig}>
            {t('abbrechen')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('speichern')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** What a colleague saved in the meantime: the server sends it along with its refusal. */
function neuerStand(fehler: unknown): Stand | null {
  if (!(fehler instanceof ApiError) || fehler.code !== 'klient.veraltet') return null
  return fehler.details['aktuell'] as Stand
}
