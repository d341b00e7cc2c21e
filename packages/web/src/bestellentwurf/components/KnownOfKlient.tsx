import { produktSchluessel } from '@dreiklang/domain/arzneimittel/produkt'
import { maxPositionen } from '@dreiklang/domain/bestellung/bestellung'
import type { KnownPosition } from '@dreiklang/domain/bestellung/besuch.contract'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { knownMittelOfKlientQuery } from '../../bestellung/besuch/besuch.queries.ts'
import { useBesuchTexts } from '../../bestellung/besuch/besuch.texts.ts'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { formatDate } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button } from '../../ui/buttons.tsx'
import { announce, showQuery } from '../../ui/feedback.tsx'
import { Card, Note } from '../../ui/layout.tsx'
import { positionValuesOf } from './entwurfAbbild.ts'
import type { PositionValues } from './formValues.ts'
import { schluesselOf } from './KnownMittel.tsx'
import { NichtUebernommen, ZuletztHinweis } from './Zuletzt.tsx'
import classes from './KnownOfKlient.module.css'

interface KnownOfKlientProps {
  klientId: string
  positionen: readonly PositionValues[]
  onUebernehmen: (position: PositionValues) => void
}

/** Beyond these the list is longer than the order that is written beside it. */
const shownAtFirst = 6

/** One press takes a medicine over, as it was last prescribed; as many as are pressed stand in the order. */
export function KnownOfKlient({ klientId, positionen, onUebernehmen }: KnownOfKlientProps) {
  const t = useBesuchTexts()
  const { data, state } = showQuery(useQuery(knownMittelOfKlientQuery(klientId)), { rows: 3, height: 48 })
  const [all, setAll] = useState(false)
  const bekannte = data?.positionen ?? []
  const shown = all ? bekannte : bekannte.slice(0, shownAtFirst)
  const taken = new Set(positionen.map(schluesselOf))
  return (
    <Card title={t('bekannt.titelKlient')} gap="xs">
      {state}
      <Note>{data?.positionen.length === 0 ? t('bekannt.leer') : t('bekannt.hinweisKlient')}</Note>
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((mittel) => (
            <li key={produktSchluessel(mittel.produkt)}>
              <KnownRow
                mittel={mittel}
                taken={taken.has(produktSchluessel(mittel.produkt))}
                full={positionen.length >= maxPositionen}
                onTake={() => onUebernehmen({ ...positionValuesOf(mittel, newIdempotencyKey()), zuletzt: mittel.zuletzt })}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length < bekannte.length && (
        <Button look="subtle" size="sm" onClick={() => setAll(true)}>
          {t('bekannt.weitere', { count: bekannte.length - shown.length })}
        </Button>
      )}
      {data !== undefined && <NichtUebernommen liste={data.gestoppt} />}
    </Card>
  )
}

interface KnownRowProps {
  mittel: KnownPosition
  taken: boolean
  full: boolean
  onTake: () => void
}

/** Taken, it keeps its place and the focus; what is too much goes out of the order at its line. */
function KnownRow({ mittel, taken, full, onTake }: KnownRowProps) {
  const t = useBesuchTexts()
  const dosierung = useDosierung()
  const { zuletzt } = mittel
  const name = mittel.produkt.bezeichnung
  const shut = taken || full
  const take = () => {
    if (shut) return
    onTake()
    announce(t('bekannt.uebernommenVon', { name }))
  }
  const said = [dosierung(mittel.dosierung), t('bekannt.zuletztAm', { datum: formatDate(mittel.bestellt.am) })]
  const Icon = taken ? IconCheck : IconPlus
  return (
    <>
      <button
        type="button"
        className={classes.row}
        data-taken={taken || undefined}
        aria-disabled={shut || undefined}
        aria-label={taken ? `${name}: ${t('bekannt.uebernommen')}` : t('bekannt.uebernehmenVon', { name })}
        onClick={take}
      >
        <Icon size={18} aria-hidden className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.said}>
            {[...(taken ? [t('bekannt.uebernommen')] : []), ...said.filter((part) => part !== null)].join(' · ')}
          </span>
        </span>
      </button>
      {zuletzt !== null && zuletzt.geaendert !== null && !taken && <ZuletztHinweis zuletzt={zuletzt} />}
    </>
  )
}
