import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import { isHandedOut } from '@dreiklang/domain/bestellung/lieferung'
import { isNotYetOpen } from '@dreiklang/domain/bestellung/mvo'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { daysBetween } from '@dreiklang/domain/shared/time'
import { IconAlertTriangle, IconCircleCheck, IconHandStop, IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useBegriffeTexts, useBlattTexts, useListTexts } from '../../bestellung/bestellung.texts.ts'
import { allergienOf } from '../../bestellung/components/allergien.ts'
import { Bedarf } from '../../bestellung/components/Bedarf.tsx'
import { formatDate } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { UnstyledButton } from '../../ui/buttons.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Frist } from './RezeptStelle.tsx'
import classes from './BlattFacts.module.css'

interface BlattFactsProps {
  bestellung: BestellungAnswer
  /** Leads to the question that waits for the own side. */
  onRueckfrage: (rueckfrageId: string) => void
}

/** What decides the next step, in one row: only what was said or follows from it. */
export function BlattFacts({ bestellung, onRueckfrage }: BlattFactsProps) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const l = useListTexts()
  const { bedarfBis, bedarfUhrzeit, positionen, lieferart, lieferzeitfenster, status } = bestellung
  return (
    <dl className={classes.facts}>
      <Fact name={<VisuallyHidden>{l('spalte.dran')}</VisuallyHidden>}>
        <Whose bestellung={bestellung} onRueckfrage={onRueckfrage} />
      </Fact>
      <Fact name={t('angaben.bedarf')}>
        <Bedarf
          bedarfBis={bedarfBis}
          bedarfUhrzeit={bedarfUhrzeit}
          ueberfaellig={positionen.some(({ ueberlagerungen }) => ueberlagerungen.includes('UEBERFAELLIG'))}
        />
      </Fact>
      {status !== 'ENTWURF' && <RezeptFact positionen={positionen} />}
      {isHandedOut(bestellung) && (
        <Fact name={t('angaben.lieferart')}>
          <span>{b(`lieferart.${lieferart}`)}</span>
          {lieferzeitfenster !== null && <span className={classes.more}>{lieferzeitfenster}</span>}
        </Fact>
      )}
      <AllergienFact klient={bestellung.klient} />
    </dl>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const signs = { own: IconHandStop, other: IconHourglass, nobody: IconCircleCheck }

function Whose({ bestellung: { wartetAuf, seite, rueckfragen }, onRueckfrage }: BlattFactsProps) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const frage = rueckfragen.find(({ offenBei }) => offenBei === seite)
  const { whose, sentence } = wer()
  const Sign = signs[whose]
  return (
    <>
      <span className={classes.whose} data-whose={whose}>
        <Sign size={18} aria-hidden />
        <strong>{sentence}</strong>
      </span>
      {frage !== undefined && (
        <>
          <VisuallyHidden>{t('dran.rueckfrage')}</VisuallyHidden>
          <UnstyledButton className={classes.frage ?? ''} onClick={() => onRueckfrage(frage.id)}>
            {t('dran.zurRueckfrage')}
          </UnstyledButton>
        </>
      )}
    </>
  )

  function wer() {
    if (wartetAuf === 'NIEMAND') return { whose: 'nobody', sentence: t('dran.niemand') } as const
    if (wartetAuf === seite) return { whose: 'own', sentence: t('dran.sie') } as const
    return { whose: 'other', sentence: t('dran.andere', { wer: b(`wartetAuf.${wartetAuf}`) }) } as const
  }
}

type Rezept = NonNullable<PositionAnswer['rezept']>

/** Those that are still to be redeemed or filled: where the paper of the others is decides nothing any more. */
export const openRezepte = (positionen: readonly PositionAnswer[]): Rezept[] =>
  positionen.flatMap(({ status, rezept }) => (isEnd(status) || status === 'GELIEFERT' || rezept === null ? [] : [rezept]))

/** True where place and validity are the same for all: then they are said once, of the order. */
export const isOnePlace = (rezepte: readonly Rezept[]): boolean =>
  new Set(rezepte.map(({ ort, gueltigBis, vorgelegtAm }) => `${ort} ${gueltigBis} ${vorgelegtAm}`)).size <= 1

function RezeptFact({ positionen }: Pick<BestellungAnswer, 'positionen'>) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const open = positionen.filter(({ status }) => !isEnd(status) && status !== 'GELIEFERT')
  if (open.length === 0) return null
  const rezepte = openRezepte(positionen)
  const without = open.filter(({ rezept, rezeptart }) => rezept === null && rezeptart !== 'OHNE').length
  const places = [...new Set(rezepte.map(({ ort }) => b(`rezeptOrt.${ort}`)))]
  return (
    <Fact name={t('druck.rezept')}>
      <span>{places.length > 0 ? places.join(', ') : t(without === 0 ? 'position.ohneRezept' : 'rezept.keins')}</span>
      <RezeptFrist rezepte={rezepte} />
      {places.length > 0 && without > 0 && <span className={classes.more}>{t('rezept.nochOhne', { count: without })}</span>}
    </Fact>
  )
}

function RezeptFrist({ rezepte }: { rezepte: readonly Rezept[] }) {
  const t = useBlattTexts()
  const today = useToday()
  const [first] = rezepte
  if (first === undefined) return null
  if (isOnePlace(rezepte)) return <Frist rezept={first} />
  const days = rezepte
    .flatMap(({ vorgelegtAm, gueltigBis }) => (vorgelegtAm !== null || gueltigBis === null ? [] : [gueltigBis]))
    .toSorted()
  const [earliest] = days
  if (earliest === undefined) return null
  const left = daysBetween(today, earliest)
  // With one that has expired or opens later no single day is true of all.
  if (left < 0 || rezepte.some((rezept) => isNotYetOpen(rezept, today))) {
    return <span className={classes.more}>{t('rezept.verschieden')}</span>
  }
  return (
    <span className={classes.more} data-knapp={left <= 3 || undefined}>
      {t('rezept.alleBis', { tag: formatDate(earliest) })}
    </span>
  )
}

function AllergienFact({ klient }: Pick<BestellungAnswer, 'klient'>) {
  const t = useBlattTexts()
  if (klient === null) return null
  const allergien = allergienOf(klient.allergien)
  if (allergien.art !== 'bekannt' && !klient.teile.includes('ARZNEI')) return null
  return (
    <Fact name={t('klient.allergien')}>
      {allergien.art === 'bekannt' ? (
        <strong className={classes.warn}>
          <IconAlertTriangle size={16} aria-hidden /> {allergien.liste}
        </strong>
      ) : (
        t(allergien.art === 'keine' ? 'klient.allergienKeine' : 'klient.allergienUnbekannt')
      )}
    </Fact>
  )
}
