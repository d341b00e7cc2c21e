import type { AnordnungAnswer } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { useState } from 'react'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { useReason } from '../../ui/step/useReason.ts'
import { usePress } from '../../ui/step/useStep.ts'
import { anordnungTexts } from '../anordnung.texts.ts'
import { reloadAnordnungen, gegenzeichne } from '../dokumentation.queries.ts'
import { valuesTexts } from '../values.texts.ts'
import { AblehnungDialog } from './AblehnungDialog.tsx'
import classes from './Dokumentation.module.css'

export function AnordnungCard({ anordnung }: { anordnung: AnordnungAnswer }) {
  const t = useTexts(anordnungTexts)
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
  const t = useTexts(anordnungTexts)
  const w = useTexts(valuesTexts)
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
            value: [`${entschieden.name}, ${formatDateTime(entschieden.am)}`, entschieden.grund].filter((teil) => teil !== null).join(': '),
          },
        ]),
  ]
}

function useGegenzeichnen({ id, version }: AnordnungAnswer) {
  const t = useTexts(anordnungTexts)
  const { press, running } = usePress<{ version: number }>({
    send: (body, keyOf) => gegenzeichne({ anordnungId: id, body, idempotencyKey: keyOf({ id, ...body }) }),
    reload: reloadAnordnungen,
    onDone: () => announce(t('staende.GEGENGEZEICHNET')),
  })
  return { draw: () => press({ version }), laeuft: running !== null }
}
