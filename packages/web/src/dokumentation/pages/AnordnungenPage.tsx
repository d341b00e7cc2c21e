import { type AnordnungAnswer, anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { SegmentedField } from '../../form/choiceFields.tsx'
import { TextArea } from '../../form/TextField.tsx'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useSignal } from '../../shared/signal.ts'
import { StepDialog } from '../../step/StepDialog.tsx'
import { useReason } from '../../step/useReason.ts'
import { type StepBody, usePress, useStep } from '../../step/useStep.ts'
import { Link, Button } from '../../ui/buttons.tsx'
import { EmptyState, ErrorState, ListSkeleton, announce } from '../../ui/feedback.tsx'
import { type Fact, PageHeader, Stack, Card, Facts, Group, Text } from '../../ui/layout.tsx'
import { anordnungenQuery, reloadAnordnungen, gegenzeichne, reject } from '../dokumentation.queries.ts'
import { useAnordnungTexts, useValuesTexts } from '../dokumentation.texts.ts'
import classes from '../components/Dokumentation.module.css'

const search = z.object({ welche: z.enum(['offen', 'alle']).default('offen') })

export function AnordnungenPage() {
  const t = useAnordnungTexts()
  const [{ welche }, setSuche] = useSearchState(search)
  const { data: anordnungen, error, refetch } = useQuery(anordnungenQuery(welche === 'offen'))
  useSignal('hausbesuch', () => void refetch())
  return (
    <>
      <PageHeader title={t('titel')} above={<Link to={hausbesuchePath}>{t('zurueck')}</Link>} />
      <Stack gap="lg">
        <SegmentedField
          label={t('welche')}
          labelHidden
          choices={[
            { value: 'offen', label: t('offen') },
            { value: 'alle', label: t('alle') },
          ]}
          value={welche}
          onChange={(neu: 'offen' | 'alle') => setSuche({ welche: neu })}
        />
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {anordnungen === undefined && error === null && <ListSkeleton rows={3} height={140} />}
        {anordnungen?.length === 0 && (
          <EmptyState icon={<IconSignature size={28} />} title={t('leer')}>
            {t('leerText')}
          </EmptyState>
        )}
        {anordnungen?.map((anordnung) => (
          <AnordnungCard key={anordnung.id} anordnung={anordnung} />
        ))}
      </Stack>
    </>
  )
}

function AnordnungCard({ anordnung }: { anordnung: AnordnungAnswer }) {
  const t = useAnordnungTexts()
  const [ablehnend, setAblehnend] = useState(false)
  const facts = useFacts(anordnung)
  const { draw, laeuft } = useGegenzeichnen(anordnung)
  const { inhalt, moeglich, stand } = anordnung
  const reason = useReason()
  return (
    <Card title={inhalt?.klient ? `${inhalt.klient.nachname}, ${inhalt.klient.vorname}` : t('geloescht')}>
      <Stack gap="md">
        <Facts facts={facts} />
        {moeglich === true && (
          <Group gap="sm">
            <Button busy={laeuft} onClick={draw}>
              {t('gegenzeichnen')}
            </Button>
            <Button look="secondary" onClick={() => setAblehnend(true)}>
              {t('ablehnen')}
            </Button>
          </Group>
        )}
        {stand === 'OFFEN' && moeglich !== true && <Text c="dimmed">{reason(moeglich)}</Text>}
      </Stack>
      {ablehnend && <AblehnungDialog anordnung={anordnung} onSchliessen={() => setAblehnend(false)} />}
    </Card>
  )
}

function useFacts({ inhalt, stand, entschieden, pflegedienst, praxis }: AnordnungAnswer): Fact[] {
  const t = useAnordnungTexts()
  const w = useValuesTexts()
  return [
    ...(inhalt === null
      ? []
      : [
          { label: t('wortlaut'), value: <span className={classes.text}>{inhalt.wortlaut}</span> },
          { label: t('von'), value: `${inhalt.arzt}, ${praxis} · ${w(`weg.${inhalt.weg}`)}, ${formatDateTime(inhalt.am)}` },
          { label: t('festgehalten'), value: `${inhalt.von}, ${pflegedienst} · ${inhalt.nummer}` },
          ...(inhalt.klient === null ? [] : [{ label: t('geboren'), value: formatDate(inhalt.klient.geburtsdatum) }]),
        ]),
    { label: t('stand'), value: t(`staende.${stand}`) },
    ...(entschieden === null
      ? []
      : [
          {
            label: t('entschieden'),
            value: [`${entschieden.name}, ${formatDateTime(entschieden.am)}`, entschieden.grund].filter((part) => part !== null).join(': '),
          },
        ]),
  ]
}

function useGegenzeichnen({ id, version }: AnordnungAnswer) {
  const t = useAnordnungTexts()
  const { press, running } = usePress<{ version: number }>({
    send: (body, keyOf) => gegenzeichne({ anordnungId: id, body, idempotencyKey: keyOf({ id, ...body }) }),
    reload: reloadAnordnungen,
    onDone: () => announce(t('staende.GEGENGEZEICHNET')),
  })
  return { draw: () => press({ version }), laeuft: running !== null }
}

/** It was otherwise: how is said to the nursing service. */
function AblehnungDialog({ anordnung, onSchliessen }: { anordnung: AnordnungAnswer; onSchliessen: () => void }) {
  const t = useAnordnungTexts()
  const form = useStep({
    record: anordnung,
    schema: anordnungContract.reject.body,
    values: { grund: '' },
    toBody: (values): StepBody<typeof anordnungContract.reject.body> => values,
    send: (body, idempotencyKey) => reject({ anordnungId: anordnung.id, body, idempotencyKey }),
    reload: reloadAnordnungen,
    onDone: onSchliessen,
  })
  return (
    <StepDialog title={t('ablehnenTitel')} submit={t('ablehnen')} form={form} onClose={onSchliessen} shut={anordnung.moeglich !== true}>
      <TextArea {...form.field('grund')} label={t('grund')} required maxLength={500} data-autofocus />
    </StepDialog>
  )
}
