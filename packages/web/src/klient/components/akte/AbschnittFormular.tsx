import type { Bereich } from '@dreiklang/domain/klient/akte'
import { bereichAufrufe } from '@dreiklang/domain/klient/akte.contract'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../../shared/apiError.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Table } from '../../../ui/Table.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { type BereichBody, saveBereich } from '../../akte.queries.ts'
import { useAkteTexts } from '../../klient.texts.ts'
import { useKlientForm } from '../useKlientForm.ts'
import { FieldsForm } from './FieldsGrid.tsx'
import { useAnzeige } from './AbschnittFacts.tsx'
import { fields, type Field } from './fields.ts'
import { type Values, bodyOf, valuesOf } from './values.ts'

type Stand = object & { version: number }

interface AbschnittFormularProps {
  klientId: string
  bereich: Bereich
  abschnitt: Stand
  onFinished: () => void
  onNeuLaden: () => void
}

export function AbschnittFormular({ klientId, bereich, abschnitt, onFinished, onNeuLaden }: AbschnittFormularProps) {
  const t = useAkteTexts()
  const [initialValues] = useState(() => valuesOf(fields[bereich], abschnitt))
  const version = useRef(abschnitt.version)
  const schemaForm = useKlientForm<Values, BereichBody>({
    initialValues,
    schema: bereichAufrufe[bereich].body as z.ZodType<BereichBody>,
    toBody: (values) => ({ ...bodyOf(bereich, values), version: version.current }),
    send: (body, deedKey) => saveBereich({ klientId, bereich, body, key: deedKey(body) }),
    done: () => t('gespeichert', { abschnitt: t(`abschnitt.${bereich}`) }),
    onDone: onFinished,
  })
  const { form, onSubmit, failure } = schemaForm
  const now = newStand(failure)
  return (
    <FieldsForm
      label={t('bearbeitenVon', { abschnitt: t(`abschnitt.${bereich}`) })}
      felder={fields[bereich]}
      schemaForm={schemaForm}
      onFinished={onFinished}
      conflict={
        now !== null && (
          <Conflict
            felder={fields[bereich]}
            meine={form.getValues()}
            now={valuesOf(fields[bereich], now)}
            onMeine={() => {
              version.current = now.version
              onSubmit()
            }}
            onNeuLaden={onNeuLaden}
          />
        )
      }
    />
  )
}

/** What a colleague saved in the meantime: the server sends it along with its refusal. */
function newStand(error: unknown): Stand | null {
  if (!(error instanceof ApiError) || error.code !== 'klient.veraltet') return null
  return error.details['aktuell'] as Stand
}

interface ConflictProps {
  felder: readonly Field[]
  meine: Values
  now: Values
  onMeine: () => void
  onNeuLaden: () => void
}

function Conflict({ felder, meine, now, onMeine, onNeuLaden }: ConflictProps) {
  const t = useAkteTexts()
  const show = useAnzeige()
  const verschieden = felder
    .map((field) => ({ name: field.name, meins: show(field, meine[field.name]), anderes: show(field, now[field.name]) }))
    .filter(({ meins, anderes }) => meins !== anderes)
  const orEmpty = (text: string | null) => <span style={{ whiteSpace: 'pre-line' }}>{text ?? t('konflikt.leer')}</span>
  return (
    <Alert
      tone="warning"
      actions={
        <>
          <Button look="secondary" onClick={onMeine}>
            {t('konflikt.meinesSpeichern')}
          </Button>
          <Button look="secondary" onClick={onNeuLaden}>
            {t('konflikt.neuLaden')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{verschieden.length === 0 ? t('konflikt.gleich') : t('konflikt.text')}</Text>
        {verschieden.length > 0 && (
          <Table
            caption={t('konflikt.text')}
            rows={verschieden}
            rowKey={({ name }) => name}
            columns={[
              { id: 'feld', header: t('konflikt.feld'), cell: ({ name }) => t(`feld.${name}`) },
              { id: 'meins', header: t('konflikt.meins'), cell: ({ meins }) => orEmpty(meins) },
              { id: 'jetzt', header: t('konflikt.jetzt'), cell: ({ anderes }) => orEmpty(anderes) },
            ]}
          />
        )}
      </Stack>
    </Alert>
  )
}
