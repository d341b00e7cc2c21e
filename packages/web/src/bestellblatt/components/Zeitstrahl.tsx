import { berlinDate } from '@dreiklang/domain/shared/time'
import type { BestellungAnswer, EreignisAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconBuildingStore, IconClock, IconHeartHandshake, IconStethoscope } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ereignisAnker } from '../../bestellung/bestellung.paths.ts'
import { ereignisseQuery } from '../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { useEreignisseTexts } from '../../bestellung/onDemand.texts.ts'
import { useEreignisTitle } from '../../bestellung/components/ereignisNames.ts'
import { useEreignisSentences } from '../../bestellung/components/ereignisSentences.ts'
import { formatDateTime } from '../../shared/format.ts'
import { Card } from '../../ui/layout.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import classes from './Zeitstrahl.module.css'
import { showQuery } from '../../ui/feedback.tsx'

const seitenZeichen = { PFLEGE: IconHeartHandshake, ARZT: IconStethoscope, APOTHEKE: IconBuildingStore, UHR: IconClock }

export function Zeitstrahl({ bestellung }: { bestellung: BestellungAnswer }) {
  const e = useEreignisseTexts()
  const titleOf = useEreignisTitle()
  const { data, state } = showQuery(useQuery(ereignisseQuery(bestellung.id)), { rows: 4 })
  const hash = useLocation({ select: (location) => location.hash })
  const da = data !== undefined
  useEffect(() => {
    if (!da || !hash.startsWith('ereignis-')) return
    const target = document.getElementById(hash)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [da, hash])

  return (
    <Card title={e('titel')}>
      {state}
      {data !== undefined && (
        <Timeline
          label={e('liste')}
          entries={group(data).map((gruppe) => {
            const Icon = seitenZeichen[gruppe.ereignisse[0].seite]
            return {
              id: String(gruppe.ereignisse[0].nr),
              icon: <Icon size={18} />,
              title: <Title gruppe={gruppe} name={titleOf(gruppe.ereignisse[0])} hash={hash} />,
              meta: <Wer ereignis={gruppe.ereignisse[0]} />,
              content: <Content gruppe={gruppe} bestellung={bestellung} />,
            }
          })}
        />
      )}
    </Card>
  )
}

function Title({ gruppe: { ereignisse }, name, hash }: { gruppe: EreignisGroup; name: string; hash: string }) {
  const meant = ereignisse.some(({ nr }) => ereignisAnker(nr) === hash)
  const [erstes, ...further] = ereignisse
  return (
    <span id={ereignisAnker(erstes.nr)} tabIndex={-1} className={classes.titel} data-gemeint={meant || undefined}>
      {further.map(({ nr }) => (
        <span key={nr} id={ereignisAnker(nr)} />
      ))}
      {name}
    </span>
  )
}

function Wer({ ereignis: { nr, am, organisation, seite } }: { ereignis: EreignisAnswer }) {
  const b = useBegriffeTexts()
  const haus = organisation ?? b(`seite.${seite}`)
  return (
    <span>
      <a className={classes.zeit} href={`#${ereignisAnker(nr)}`}>
        <time dateTime={am}>{formatDateTime(am)}</time>
      </a>{' '}
      · {haus}
    </span>
  )
}

function Content({ gruppe, bestellung }: { gruppe: EreignisGroup; bestellung: BestellungAnswer }) {
  const e = useEreignisseTexts()
  const sentences = useEreignisSentences()
  const name = (positionId: string | null) => bestellung.positionen.find(({ id }) => id === positionId)?.produkt.bezeichnung ?? null
  return (
    <ul className={classes.sentences}>
      {gruppe.ereignisse.map((ereignis) => {
        const position = name(ereignis.positionId)
        const all = sentences(ereignis)
        if (position === null && all.length === 0) return null
        return (
          <li key={ereignis.nr}>
            {position !== null && <span className={classes.position}>{e('position', { name: position })}</span>}
            {all.map((satz) => (
              <span key={satz}>{satz}</span>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

interface EreignisGroup {
  art: string
  ereignisse: readonly [EreignisAnswer, ...EreignisAnswer[]]
}

/** One step raises the version by one and may write several rows, which form one entry; a draft that saves itself is one a day. Newest first. */
export function group(ereignisse: readonly EreignisAnswer[]): EreignisGroup[] {
  const groups = new Map<string, [EreignisAnswer, ...EreignisAnswer[]]>()
  for (const ereignis of ereignisse) {
    const { art, am, version, person } = ereignis
    const saved = art === 'aendern'
    const key = saved ? `${art} ${person} ${berlinDate(am)}` : `${version} ${art} ${am}`
    const gruppe = groups.get(key)
    // The last of the day stands for all, at its own place.
    if (saved) groups.delete(key)
    if (gruppe === undefined || saved) groups.set(key, [ereignis])
    else gruppe.push(ereignis)
  }
  return [...groups.values()].map((gruppe) => ({ art: gruppe[0].art, ereignisse: gruppe })).toReversed()
}
