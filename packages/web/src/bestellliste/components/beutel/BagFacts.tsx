import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconAlertTriangle, IconSnowflake } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useToday } from '../../../shared/useToday.ts'
import { useBegriffeTexts, useListTexts } from '../../../bestellung/bestellung.texts.ts'
import { useBagTexts } from '../../bestellliste.texts.ts'
import { allergienOf } from '../../../bestellung/components/allergien.ts'
import { tageText } from '../../../bestellung/components/Bedarf.tsx'
import { formatBedarf } from '../../../bestellung/components/bedarfText.ts'
import classes from './Bag.module.css'

/** What decides about the bag as a whole, in one row. */
export function BagFacts({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBagTexts()
  const l = useListTexts()
  const b = useBegriffeTexts()
  const heute = useToday()
  const { bedarfBis, bedarfUhrzeit, positionen, lieferart, lieferzeitfenster } = bestellung
  const ueberfaellig = positionen.some(({ ueberlagerungen }) => ueberlagerungen.includes('UEBERFAELLIG'))
  return (
    <dl className={classes.facts}>
      <Fact name={t('fakten.rezept')}>
        <Rezepte positionen={positionen} />
      </Fact>
      <Fact name={t('fakten.gehtAn')}>
        {[b(`lieferart.${lieferart}`), ...(lieferzeitfenster === null ? [] : [lieferzeitfenster])].join(' · ')}
        {positionen.some(({ kuehlpflichtig }) => kuehlpflichtig) && (
          <span className={classes.cool}>
            <IconSnowflake size={16} aria-hidden /> {t('fakten.kuehl')}
          </span>
        )}
      </Fact>
      <Fact name={t('fakten.bedarf')}>
        <span data-late={ueberfaellig || undefined}>
          {tageText(l, { heute, tag: bedarfBis, ueberfaellig })}{' '}
          <span className={classes.second}>{formatBedarf({ bedarfBis, bedarfUhrzeit })}</span>
        </span>
      </Fact>
      <Allergien bestellung={bestellung} />
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Rezepte({ positionen }: { positionen: readonly PositionAnswer[] }) {
  const t = useBagTexts()
  const b = useBegriffeTexts()
  const placeOf = ({ rezept, rezeptart }: PositionAnswer): string => {
    if (rezept === null) return t(rezeptart === 'OHNE' ? 'fakten.ohne' : 'fakten.keins')
    const ort = b(`rezeptOrt.${rezept.ort}`)
    if (rezept.vorgelegtAm !== null) return t('fakten.gelesen', { ort })
    return rezept.fernmuendlichAm === null ? ort : t('fakten.telefonisch', { ort })
  }
  const open = positionen.filter(({ status }) => !isEnd(status))
  return [...new Set((open.length === 0 ? positionen : open).map(placeOf))].join(' · ')
}

function Allergien({ bestellung: { klient } }: { bestellung: BestellungAnswer }) {
  const t = useBagTexts()
  if (klient === null) return null
  const allergien = allergienOf(klient.allergien)
  if (allergien.art !== 'bekannt' && !klient.teile.includes('ARZNEI')) return null
  return (
    <Fact name={t('fakten.allergien')}>
      {allergien.art === 'bekannt' ? (
        <strong className={classes.warn}>
          <IconAlertTriangle size={16} aria-hidden /> {allergien.liste}
        </strong>
      ) : (
        t(allergien.art === 'keine' ? 'fakten.keineBekannt' : 'fakten.nichtErfragt')
      )}
    </Fact>
  )
}
