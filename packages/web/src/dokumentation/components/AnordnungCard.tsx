import { type AnordnungAnswer, anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { useState } from 'react'
import { TextArea } from '../../form/TextField.tsx'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { StepDialog } from '../../step/StepDialog.tsx'
import { useReason } from '../../step/useReason.ts'
import { usePress, type StepBody, useStep } from '../../step/useStep.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card, type Fact, Facts, Group, Stack, Text } from '../../ui/layout.tsx'
import { announce } from '../../ui/feedback.tsx'
import { reloadAnordnungen, gegenzeichne, reject } from '../dokumentation.queries.ts'
import { useAnordnungTexts, useValuesTexts } from '../dokumentation.texts.ts'
import classes from './Dokumentation.module.css'

export function AnordnungCard({ anordnung }: { anordnung: AnordnungAnswer }) {
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
