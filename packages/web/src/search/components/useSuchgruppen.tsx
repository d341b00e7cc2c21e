import { split, suchwoerter } from '@dreiklang/domain/search/search'
import { Suspense, useState, type ReactNode } from 'react'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { StatusPlakette } from '../../bestellung/components/Badges.tsx'
import { useRemoteSearch } from '../../form/useRemoteSearch.ts'
import { StatusPlakette as BesuchBadge } from '../../hausbesuch/components/Badges.tsx'
import { useBegriffeTexts as useBesuchBegriffe } from '../../hausbesuch/hausbesuch.texts.ts'
import { KlientStatusBadge } from '../../klient/components/KlientStatusBadge.tsx'
import { Photo } from '../../settings/components/Photo.tsx'
import { formatDate } from '../../shared/format.ts'
import type { CommandGroup } from '../../ui/CommandBox.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { type Treffer, searchEverything } from '../search.queries.ts'
import { useSearchTexts } from '../search.texts.ts'
import classes from './Treffer.module.css'

/** A shorter query clears the results, and outdated ones are never shown. */
export function useSuchgruppen(onWahl: (link: string) => void) {
  const t = useSearchTexts()
  const [text, setText] = useState('')
  const { setQuery, state } = useRemoteSearch(searchEverything)
  const woerter = suchwoerter(text)
  const hits = state.kind === 'found' ? state.items : []
  const messages = { idle: undefined, searching: undefined, failed: t('failed'), found: t('empty') }
  return {
    woerter,
    /** For the field and what stands below it. */
    box: {
      label: t('label'),
      placeholder: t('placeholder'),
      value: text,
      onChange: (neu: string) => {
        setText(neu)
        setQuery(neu)
      },
      groups: group(hits, (one, nr) => ({
        id: `${one.art}-${nr}`,
        // Its texts may still be loading. If the bar suspended, it would be hidden and lose the focus.
        content: (
          <Suspense fallback={one.result.value}>
            <HitRow treffer={one} woerter={woerter} />
          </Suspense>
        ),
        onSelect: () => onWahl(one.result.link),
      })),
      message: hits.length > 0 ? undefined : messages[state.kind],
      busy: state.kind === 'searching',
    },
  }
}

function group(hits: readonly Treffer[], option: (one: Treffer, nr: number) => CommandGroup['options'][number]): CommandGroup[] {
  const arten = [...new Set(hits.map(({ art }) => art))]
  return arten.map((art) => {
    const der = hits.filter((one) => one.art === art)
    return { id: art, label: der[0]?.label ?? '', options: der.map(option) }
  })
}

function HitRow({ treffer, woerter }: { treffer: Treffer; woerter: readonly string[] }) {
  const t = useSearchTexts()
  const b = useBegriffeTexts()
  const h = useBesuchBegriffe()
  const { art, result } = treffer
  const marke = (text: string) => <Markiert text={text} woerter={woerter} />
  const reason = 'grund' in result && result.grund !== null ? t(`grund.${result.grund}`) : null
  switch (art) {
    case 'contacts':
      return (
        <>
          <Bild name={result.name} avatar={result.avatar} />
          <Words dazu={result.organisation ?? result.ort} reason={reason}>
            {marke(result.name)}
          </Words>
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
          <Words dazu={t('geboren', { datum: formatDate(result.geburtsdatum) })} reason={reason}>
            {marke(result.name)}
          </Words>
          {result.status !== 'AKTIV' && <KlientStatusBadge status={result.status} />}
        </>
      )
    case 'bestellungen':
      return (
        <>
          <Words dazu={marke(result.nummer)} reason={reason}>
            {result.klient === '' ? b('akteGeloescht') : marke(result.klient ?? b('einrichtung'))}
          </Words>
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
            reason={reason}
          >
            {marke(result.klient ?? result.nummer)}
          </Words>
          <BesuchBadge status={result.status} />
        </>
      )
  }
}

function Words({ dazu, reason = null, children }: { dazu: ReactNode; reason?: string | null; children: ReactNode }) {
  return (
    <span className={classes.worte}>
      {children}
      {dazu !== null && <span className={classes.dazu}>{dazu}</span>}
      {reason !== null && <span className={classes.dazu}>{reason}</span>}
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

/** Marks the searched words. The text is split, never parsed as HTML. */
export function Markiert({ text, woerter }: { text: string; woerter: readonly string[] }) {
  return (
    <span>
      {split(text, woerter).map((part) =>
        part.treffer ? (
          <mark key={part.von} className={classes.marke}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}
