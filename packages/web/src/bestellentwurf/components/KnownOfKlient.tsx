import { maxPositionen } from '@dreiklang/domain/bestellung/bestellung'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { knownMittelOfKlientQuery } from '../../bestellung/besuch/besuch.queries.ts'
import { useBesuchTexts } from '../../bestellung/besuch/besuch.texts.ts'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { usePlanTexts } from '../../bestellung/onDemand.texts.ts'
import { planQuery } from '../../klient/akte.queries.ts'
import { useMittelWords } from '../../klient/components/mittelWords.ts'
import { formatDate } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button } from '../../ui/buttons.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Card, Note } from '../../ui/layout.tsx'
import { positionValuesOf } from './entwurfAbbild.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionValues } from './formValues.ts'
import { TakeButton } from './TakeButton.tsx'
import { type TakeRow, beginningOf, findTakeRows, saidByPlan } from './takeRows.ts'
import { NichtUebernommen, ZuletztHinweis } from './Zuletzt.tsx'
import classes from './KnownOfKlient.module.css'

interface KnownOfKlientProps {
  klientId: string
  positionen: readonly PositionValues[]
  /** At a visit what was ordered is counted, and stands there; the plan stands here. */
  onlyPlan: boolean
  dispatch: (aktion: EntwurfAktion) => void
}

/** Beyond these the list is longer than the order that is written beside it. */
const shownAtFirst = 6

/** One press takes a medicine into the order: what the plan says as it says it, everything else as it was last prescribed. */
export function KnownOfKlient({ klientId, positionen, onlyPlan, dispatch }: KnownOfKlientProps) {
  const t = useBesuchTexts()
  const p = usePlanTexts()
  const known = showQuery(useQuery(knownMittelOfKlientQuery(klientId)), { rows: 3, height: 48 })
  const kept = showQuery(useQuery(planQuery(klientId)), { rows: 1, height: 48 })
  const [all, setAll] = useState(false)
  const take = useTake(dispatch)
  const plan = kept.data?.plan ?? null
  if (onlyPlan && kept.data !== undefined && plan === null) return null
  const isRead = known.data !== undefined && kept.data !== undefined
  const found = isRead ? findTakeRows(plan, known.data?.positionen ?? [], positionen) : []
  const rows = onlyPlan ? found.filter(({ mittel }) => mittel !== null) : found
  const shown = all ? rows : rows.slice(0, shownAtFirst)
  const noteOf = () => {
    if (plan !== null) return p('hinweis', { version: plan.version, datum: formatDate(plan.am) })
    return t(rows.length === 0 ? 'bekannt.leer' : 'bekannt.hinweisKlient')
  }
  return (
    <Card title={plan === null ? t('bekannt.titelKlient') : p('titel')} gap="xs">
      {known.state}
      {kept.state}
      {isRead && <Note>{noteOf()}</Note>}
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((row) => (
            <li key={row.key}>
              <Row row={row} full={positionen.length >= maxPositionen} onTake={() => take(row)} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button look="subtle" size="sm" onClick={() => setAll(true)}>
          {t('bekannt.weitere', { count: rows.length - shown.length })}
        </Button>
      )}
      {!onlyPlan && known.data !== undefined && <NichtUebernommen liste={known.data.gestoppt} />}
    </Card>
  )
}

function useTake(dispatch: (aktion: EntwurfAktion) => void) {
  return ({ mittel, known }: TakeRow) => {
    const schluessel = newIdempotencyKey()
    if (known !== undefined) dispatch({ art: 'uebernehmen', position: { ...positionValuesOf(known, schluessel), zuletzt: known.zuletzt } })
    else if (mittel !== null) dispatch({ art: 'hinzufuegen', anfang: beginningOf(mittel), schluessel })
    if (mittel !== null) dispatch({ art: 'position', schluessel, aenderung: saidByPlan(mittel) })
  }
}

function Row({ row: { mittel, known, taken }, full, onTake }: { row: TakeRow; full: boolean; onTake: () => void }) {
  const t = useBesuchTexts()
  const p = usePlanTexts()
  const words = useMittelWords()
  const dosierung = useDosierung()
  const last = known === undefined ? null : t('bekannt.zuletztAm', { datum: formatDate(known.bestellt.am) })
  if (mittel !== null) {
    const said = [p('lautPlan', { dosis: words.dosis(mittel) }), mittel.anlass, last]
    return <TakeButton name={words.name(mittel)} said={said} taken={taken} full={full} onTake={onTake} />
  }
  const { produkt, zuletzt } = known
  return (
    <>
      <TakeButton name={produkt.bezeichnung} said={[dosierung(known.dosierung), last]} taken={taken} full={full} onTake={onTake} />
      {zuletzt !== null && zuletzt.geaendert !== null && !taken && <ZuletztHinweis zuletzt={zuletzt} />}
    </>
  )
}
