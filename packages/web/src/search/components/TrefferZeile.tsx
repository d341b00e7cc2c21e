import type { ReactNode } from 'react'
import { begriffeTexts } from '../../bestellung/begriffe.texts.ts'
import { StatusPlakette } from '../../bestellung/components/Plaketten.tsx'
import { begriffeTexts as besuchBegriffe } from '../../hausbesuch/begriffe.texts.ts'
import { StatusPlakette as BesuchPlakette } from '../../hausbesuch/components/zeichen.tsx'
import { KlientStatusBadge } from '../../klient/components/KlientStatusBadge.tsx'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Photo } from '../../settings/components/Photo.tsx'
import { VisuallyHidden } from '../../ui/layout.ts'
import type { Treffer } from '../search.queries.ts'
import { searchTexts } from '../search.texts.ts'
import { Markiert } from './Markiert.tsx'
import classes from './Treffer.module.css'

interface TrefferZeileProps {
  treffer: Treffer
  woerter: readonly string[]
}

export function TrefferZeile({ treffer, woerter }: TrefferZeileProps) {
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
          <Worte dazu={result.ort}>{marke(result.name)}</Worte>
        </>
      )
    case 'pages':
      return <Worte dazu={null}>{marke(result.title)}</Worte>
    case 'tasks':
      if (!result.completed) return <Worte dazu={null}>{marke(result.title)}</Worte>
      return (
        <Worte dazu={null}>
          <s>{marke(result.title)}</s>
          <VisuallyHidden>{t('completed')}</VisuallyHidden>
        </Worte>
      )
    case 'klienten':
      return (
        <>
          <Worte dazu={t('geboren', { datum: formatDate(result.geburtsdatum) })}>{marke(result.name)}</Worte>
          {result.status !== 'AKTIV' && <KlientStatusBadge status={result.status} />}
        </>
      )
    case 'bestellungen':
      return (
        <>
          <Worte dazu={marke(result.nummer)}>{marke(result.klient ?? b('einrichtung'))}</Worte>
          <StatusPlakette status={result.status} />
        </>
      )
    case 'hausbesuche':
      return (
        <>
          <Worte
            dazu={
              <>
                {h(`typ.${result.typ}`)} {marke(result.nummer)}
                {result.plan !== null && `, ${formatDate(result.plan.datum)}`}
              </>
            }
          >
            {marke(result.klient ?? result.nummer)}
          </Worte>
          <BesuchPlakette status={result.status} />
        </>
      )
  }
}

function Worte({ dazu, children }: { dazu: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.worte}>
      {children}
      {dazu !== null && <span className={classes.dazu}>{dazu}</span>}
    </span>
  )
}

/** The picture, or the first letters of the first and the last name. */
function Bild({ name, avatar }: { name: string; avatar: string | null }) {
  if (avatar !== null) return <Photo avatar={avatar} size={32} />
  const worte = name.split(/\s+/).filter((wort) => !wort.endsWith('.'))
  const initialen = [worte.at(0), worte.length > 1 ? worte.at(-1) : ''].map((wort) => wort?.charAt(0) ?? '').join('')
  return (
    <span className={classes.bild} aria-hidden>
      {initialen.toUpperCase()}
    </span>
  )
}
