/** What is ready in a pharmacy, by the nursing service that has ordered it: what is brought leaves with one step. */
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SammelDialog } from '../../../liste/components/SammelDialog.tsx'
import type { ListSeite } from '../../../bestellung/bestellung.paths.ts'
import { Button, Link } from '../../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../../ui/feedback.tsx'
import { Note, Title } from '../../../ui/layout.tsx'
import { bestellungPath } from '../../../bestellung/bestellung.paths.ts'
import { roundsQuery } from '../../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts } from '../../../bestellung/bestellung.texts.ts'
import { useBagTexts } from '../../bestellliste.texts.ts'
import { BedarfCell, KlientBeside, PositionenCell } from '../Cells.tsx'
import { StandShort } from '../StandCell.tsx'
import { useSammelAktionen } from '../useSammelAktionen.ts'
import classes from './Rounds.module.css'

interface Round {
  /** Null: nobody's. */
  wohin: string | null
  rows: readonly RowAnswer[]
}

/** In the order of their most urgent bag. */
function groupByWay(rows: readonly RowAnswer[]): Round[] {
  const names = [...new Set(rows.map(({ gegenueber }) => gegenueber.pflegedienst))]
  return names.map((wohin) => ({ wohin, rows: rows.filter(({ gegenueber }) => gegenueber.pflegedienst === wohin) }))
}

const canLeave = ({ moeglich }: RowAnswer): boolean => moeglich.includes('ausliefern')

export function Rounds({ seite }: { seite: ListSeite }) {
  const t = useBagTexts()
  const { data, state } = showQuery(useQuery(roundsQuery), { rows: 12, height: 44 })
  const [leaving, setLeaving] = useState<readonly RowAnswer[]>([])
  const nameOf = useNameOf()
  const aktion = useSammelAktionen(seite).find(({ id }) => id === 'ausliefern')
  if (data === undefined) return state
  return (
    <>
      {state}
      {data.zeilen.length === 0 && (
        <EmptyState icon={<IconTruckDelivery />} title={t('runden.leer')}>
          {t('runden.leerText')}
        </EmptyState>
      )}
      {groupByWay(data.zeilen).map((round) => (
        <RoundRows key={round.wohin} round={round} onLeave={setLeaving} />
      ))}
      {data.cursor !== null && (
        <div className={classes.below}>
          <Note>{t('runden.weitere')}</Note>
        </div>
      )}
      {aktion !== undefined && leaving.length > 0 && (
        <SammelDialog
          aktion={aktion}
          zeilen={leaving}
          view={{ kopf: { header: '', name: nameOf }, pfad: ({ id }) => bestellungPath(id) }}
          onSchliessen={() => setLeaving([])}
        />
      )}
    </>
  )
}

function useNameOf(): (row: RowAnswer) => string {
  const b = useBegriffeTexts()
  return ({ klient, art }) => klient?.name ?? b(art === 'KLIENT' ? 'akteGeloescht' : 'einrichtung')
}

function RoundRows({ round: { wohin, rows }, onLeave }: { round: Round; onLeave: (rows: readonly RowAnswer[]) => void }) {
  const t = useBagTexts()
  const nameOf = useNameOf()
  const where = wohin ?? t('runden.ohne')
  const title = t('runden.runde', { wohin: where, count: rows.length })
  const ready = rows.filter(canLeave)
  return (
    <section aria-label={title}>
      <div className={classes.head}>
        <Title order={2} className={classes.title ?? ''}>
          {title}
        </Title>
        {ready.length > 0 && (
          <Button look="secondary" aria-label={t('runden.ausliefernVon', { wohin: where })} onClick={() => onLeave(ready)}>
            {t('runden.ausliefern', { count: ready.length })}
          </Button>
        )}
      </div>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <div className={classes.who}>
              <Link to={bestellungPath(row.id)} data-zeile={row.id} className={classes.name ?? ''}>
                {nameOf(row)}
              </Link>
              <KlientBeside zeile={row} nummerFirst />
            </div>
            <PositionenCell zeile={row} names="whole" />
            <StandShort zeile={row} oneStatus />
            <BedarfCell zeile={row} short />
          </li>
        ))}
      </ul>
    </section>
  )
}
