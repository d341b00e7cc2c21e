import { type VitalArt, type Bereich, type Zielbereich, vitalTable } from '@dreiklang/domain/dokumentation/vitalwerte'
import type { Vitalverlauf } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { stillApplies } from '@dreiklang/domain/dokumentation/zielbereich.policy'
import { useState } from 'react'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatDate, formatDateTime, formatNumber } from '../../shared/format.ts'
import { usePress } from '../../step/useStep.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Card, type Fact, Facts, Group, Text } from '../../ui/layout.tsx'
import { announce } from '../../ui/feedback.tsx'
import { Table } from '../../ui/Table.tsx'
import { endZiel, reloadVitalverlauf } from '../dokumentation.queries.ts'
import { useValuesTexts, useVitalverlaufTexts } from '../dokumentation.texts.ts'
import { useMesswort, einheitOf } from './anzeige.ts'
import { drawKurve, type Kurve } from './kurve.ts'
import classes from './Verlaufskurve.module.css'

const secondZiel = ({ von2, bis2 }: Zielbereich): Bereich => ({ von: von2, bis: bis2 })

const pfad = (punkte: readonly { x: number; y: number }[]) => punkte.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')

interface VerlaufCardProps {
  art: VitalArt
  klientId: string
  verlauf: Vitalverlauf
}

export function VerlaufCard({ art, klientId, verlauf }: VerlaufCardProps) {
  const t = useVitalverlaufTexts()
  const w = useValuesTexts()
  const werte = verlauf.werte.filter((value) => value.art === art)
  const { von, bis, ziele } = verlauf
  const kurve = drawKurve({ art, werte, ziele, von, bis })
  const satz = useBildsatz(art, verlauf)
  return (
    <Card title={w(`vital.${art}`)} gap="md">
      <ZielList art={art} klientId={klientId} verlauf={verlauf} />
      {kurve === null ? <Text c="dimmed">{t('ohneWerte')}</Text> : <Verlaufskurve kurve={kurve} von={von} bis={bis} label={satz} />}
      {kurve !== null && <Wertetabelle art={art} verlauf={verlauf} />}
    </Card>
  )
}

function useBildsatz(art: VitalArt, verlauf: Vitalverlauf): string {
  const t = useVitalverlaufTexts()
  const w = useValuesTexts()
  const { worte } = useMesswort({ ziele: verlauf.ziele, fruehere: verlauf.werte })
  const values = verlauf.werte.filter((value) => value.art === art)
  const nachSize = values.toSorted((a, b) => a.wert - b.wert)
  const [erster, letzter, kleinster, groesster] = [values[0], values.at(-1), nachSize[0], nachSize.at(-1)]
  if (erster === undefined || letzter === undefined || kleinster === undefined || groesster === undefined) return ''
  return t('bild', {
    count: values.length,
    art: w(`vital.${art}`),
    von: formatDate(erster.am),
    bis: formatDate(letzter.am),
    am: formatDate(letzter.am),
    letzter: worte(letzter),
    kleinster: worte(kleinster),
    groesster: worte(groesster),
  })
}

function Wertetabelle({ art, verlauf: { werte, ziele } }: Pick<VerlaufCardProps, 'art' | 'verlauf'>) {
  const t = useVitalverlaufTexts()
  const w = useValuesTexts()
  const [open, setOffen] = useState(false)
  const { worte, hinweise } = useMesswort({ ziele, fruehere: werte })
  const neueste = werte.filter((value) => value.art === art).toReversed()
  return (
    <Disclosure label={t('werte', { count: neueste.length })} opened={open} onToggle={setOffen}>
      <Table
        caption={w(`vital.${art}`)}
        rows={neueste}
        rowKey={({ hausbesuchId, id }) => `${hausbesuchId} ${id}`}
        columns={[
          { id: 'zeit', header: t('spalte.zeit'), cell: ({ am }) => formatDateTime(am) },
          { id: 'wert', header: t('spalte.wert'), cell: (value) => worte(value) },
          { id: 'hinweis', header: t('spalte.hinweis'), cell: (value) => hinweise(value).join(' ') },
          {
            id: 'besuch',
            header: t('spalte.besuch'),
            cell: ({ hausbesuchId, nummer }) => <Link to={hausbesuchPath(hausbesuchId)}>{nummer}</Link>,
            hideBelow: 'sm',
          },
        ]}
      />
    </Disclosure>
  )
}

interface VerlaufskurveProps {
  kurve: Kurve
  von: string
  bis: string
  label: string
}

/** The SVG stretches to the width, strokes and points do not; the scale is text beside it, readable at 320 px. */
function Verlaufskurve({ kurve: { linien, baender, unten, oben }, von, bis, label }: VerlaufskurveProps) {
  return (
    <div className={classes.bild}>
      <div className={classes.skala} aria-hidden>
        <span>{formatNumber(oben)}</span>
        <span>{formatNumber((oben + unten) / 2)}</span>
        <span>{formatNumber(unten)}</span>
      </div>
      <svg className={classes.kurve} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {baender.map(({ x1, x2, y1, y2, individuell }) => (
          <rect
            key={`${x1} ${y1}`}
            className={classes.band}
            data-individuell={individuell || undefined}
            x={x1}
            y={y1}
            width={x2 - x1}
            height={y2 - y1}
          />
        ))}
        {linien.map((punkte, nr) => (
          <g key={nr} data-zweite={nr > 0 || undefined}>
            <polyline className={classes.linie} points={pfad(punkte)} />
            {/* A zero-length line with round caps: a point that does not stretch with the SVG. */}
            <path className={classes.punkte} d={punkte.map(({ x, y }) => `M ${x.toFixed(2)} ${y.toFixed(2)} h 0`).join(' ')} />
          </g>
        ))}
      </svg>
      <div className={classes.tage} aria-hidden>
        <span>{formatDate(von)}</span>
        <span>{formatDate(bis)}</span>
      </div>
    </div>
  )
}

function ZielList({ art, klientId, verlauf: { ziele, bis: today, setzen } }: { art: VitalArt; klientId: string; verlauf: Vitalverlauf }) {
  const t = useVitalverlaufTexts()
  const words = useBereichsWords(art)
  const { hinweis, zweite } = vitalTable[art]
  const geltende = ziele.filter((target) => target.art === art && stillApplies(target, today))
  const time = ({ person, gueltigAb, gueltigBis }: (typeof ziele)[number]) => {
    const ab = formatDate(gueltigAb)
    return gueltigBis === null ? t('zielZeit', { person, ab }) : t('zielZeitBis', { person, ab, bis: formatDate(gueltigBis) })
  }
  const ueblich: Fact = { label: t('ueblich'), value: words(hinweis, zweite?.hinweis ?? null) ?? t('keiner') }
  return (
    <>
      <Facts facts={[ueblich]} />
      {geltende.map((target) => (
        <Group key={target.id} gap="md" justify="space-between" align="flex-end">
          <Facts facts={[{ label: t('ziel'), value: `${words(target, secondZiel(target)) ?? t('keiner')} (${time(target)})` }]} />
          {target.eigener && setzen === true && <Beenden klientId={klientId} zielbereichId={target.id} />}
        </Group>
      ))}
    </>
  )
}

/** `110–160 / bis 95 mmHg`; null where neither has an end. */
function useBereichsWords(art: VitalArt) {
  const t = useVitalverlaufTexts()
  const one = (bereich: Bereich | null): string | null => {
    const { von, bis } = bereich ?? { von: null, bis: null }
    if (von !== null && bis !== null) return `${formatNumber(von)}–${formatNumber(bis)}`
    if (von !== null) return t('von', { von: formatNumber(von) })
    return bis === null ? null : t('bis', { bis: formatNumber(bis) })
  }
  return (erster: Bereich | null, zweiter: Bereich | null): string | null => {
    const [eins, two] = [one(erster), one(zweiter)]
    if (eins === null && two === null) return null
    const numbers = vitalTable[art].zweite === null ? eins : `${eins ?? '–'} / ${two ?? '–'}`
    return `${numbers} ${einheitOf(art)}`
  }
}

function Beenden({ klientId, zielbereichId }: { klientId: string; zielbereichId: string }) {
  const t = useVitalverlaufTexts()
  const { press, running } = usePress<{ zielbereichId: string }>({
    send: (target, keyOf) => endZiel({ klientId, ...target, idempotencyKey: keyOf(target) }),
    reload: (client) => reloadVitalverlauf(client, klientId),
    onDone: () => announce(t('beendet')),
  })
  return (
    <Button look="secondary" busy={running !== null} onClick={() => press({ zielbereichId })}>
      {t('beenden')}
    </Button>
  )
}
