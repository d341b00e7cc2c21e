import type { ReactNode } from 'react'
import { begriffeTexts } from '../../bestellung/begriffe.texts.ts'
import { StatusPlakette } from '../../bestellung/components/Badges.tsx'
import { begriffeTexts as besuchBegriffe } from '../../hausbesuch/begriffe.texts.ts'
import { StatusPlakette as BesuchBadge } from '../../hausbesuch/components/zeichen.tsx'
import { KlientStatusBadge } from '../../klient/components/KlientStatusBadge.tsx'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Photo } from '../../settings/components/Photo.tsx'
import { VisuallyHidden } from '../../ui/layout.ts'
import type { Treffer } from '../search.queries.ts'
import { searchTexts } from '../search.texts.ts'
import { Markiert } from './Markiert.tsx'
import classes from './Treffer.module.css'

interface HitRowProps {
  treffer: Treffer
  woerter: readonly string[]
}

export function HitRow({ treffer, woerter }: HitRowProps) {
  const t = useTexts(searchTexts)
  const b = useTexts(begriffeTexts)
  const h = useTexts(besuchBegriffe)
  const { art, result } = treffer
  const marke = (text: string) => <Markiert text={text} woerter={woerter} />
  switch (art) {
    case 'contacts':
      return (
        <>
          <Bild name={result.name} avatar={result.avatar} />
          <Words dazu={result.ort}>{marke(result.name)}</Words>
        </>
      )
    case 'pages':
      return <Words dazu={null}>{marke(result.title)}</Words>
    case 'tasks':
      if (!result.completed) return <Words dazu={null}>{marke(result.title)}</Words>
      return (
        <Words dazu={null}>
          <s>{marke(result.title)}</s>
          <VisuallyHidden>{t('completed')}</VisuallyHidden>
        </Words>
      )
    case 'klienten':
      return (
        <>
          <Words dazu={t('geboren', { datum: formatDate(result.geburtsdatum) })}>{marke(result.name)}</Words>
          {result.status !== 'AKTIV' && <KlientStatusBadge status={result.status} />}
        </>
      )
    case 'bestellungen':
      return (
        <>
          <Words dazu={marke(result.nummer)}>{marke(result.klient ?? b('einrichtung'))}</Words>
          <StatusPlakette status={result.status} />
        </>
      )
    case 'hausbesuche':
      return (
        <>
          <Words
            dazu={
              <>
                {h(`typ.${result.typ}`)} {marke(result.nummer)}
                {result.plan !== null && `, ${formatDate(result.plan.datum)}`}
              </>
            }
          >
            {marke(result.klient ?? result.nummer)}
          </Words>
          <BesuchBadge status={result.status} />
        </>
      )
  }
}

function Words({ dazu, children }: { dazu: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.worte}>
      {children}
      {dazu !== null && <span className={classes.dazu}>{dazu}</span>}
    </span>
  )
}

function Bild({ name, avatar }: { name: string; avatar: string | null }) {
  if (avatar !== null) return <Photo avatar={avatar} size={32} />
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'))
  const initialen = [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('')
  return (
    <span className={classes.bild} aria-hidden>
      {initialen.toUpperCase()}
    </span>
  )
}
