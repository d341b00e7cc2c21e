import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useLocation } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { rueckfrageAnker } from '../../bestellung/bestellung.paths.ts'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useEreignisseTexts } from '../../bestellung/onDemand.texts.ts'
import { BesucheCard } from '../../bestellung/besuch/components/BesucheCard.tsx'
import { ListSkeleton } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { type TabItem, Tabs } from '../../ui/Tabs.tsx'
import { Lieferungen } from './Lieferungen.tsx'
import { Rueckfragen } from './Rueckfragen.tsx'
import { AngabenCard, BeteiligteCard, KlientCard } from './Seitenkarten.tsx'
import { Zeitstrahl } from './Zeitstrahl.tsx'
import classes from './Blatt.module.css'

const Attachments = lazy(async () => ({ default: (await import('../../files/components/attachments/Attachments.tsx')).Attachments }))

type Tab = 'rueckfragen' | 'lieferungen' | 'beteiligte' | 'akte' | 'dateien' | 'verlauf'

interface SideTab {
  tab: Tab
  setTab: (tab: Tab) => void
  /** Shows the question and puts the focus on it. */
  goToRueckfrage: (rueckfrageId: string) => void
}

function jumpTo(anker: string): void {
  const target = document.getElementById(anker)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

/** What waits for an answer comes first, then what is on its way; nothing moves afterwards but by the hand, or by an address that leads there. */
export function useSideTab(bestellung: BestellungAnswer): SideTab {
  const hash = useLocation({ select: (location) => location.hash })
  const [tab, setTab] = useState<Tab>(() => firstTab(bestellung))
  const [led, setLed] = useState('')
  if (led !== hash) {
    setLed(hash)
    if (hash.startsWith('ereignis-')) setTab('verlauf')
    if (hash.startsWith('rueckfrage-')) setTab('rueckfragen')
  }
  useEffect(() => {
    if (hash.startsWith('rueckfrage-')) jumpTo(hash)
  }, [hash])
  return {
    tab,
    setTab,
    goToRueckfrage: (rueckfrageId) => {
      flushSync(() => setTab('rueckfragen'))
      jumpTo(rueckfrageAnker(rueckfrageId))
    },
  }
}

function firstTab({ status, seite, rueckfragen, lieferungen }: BestellungAnswer): Tab {
  if (status === 'ENTWURF') return 'beteiligte'
  if (rueckfragen.some(({ offenBei }) => offenBei === seite)) return 'rueckfragen'
  if (seite !== 'ARZT' && lieferungen.length > 0 && !isEnd(status)) return 'lieferungen'
  return rueckfragen.some(({ erledigtAm }) => erledigtAm === null) ? 'rueckfragen' : 'beteiligte'
}

/** All that is about the order and not about one position of it. */
export function SideTabs({ bestellung, tab, setTab }: { bestellung: BestellungAnswer } & Pick<SideTab, 'tab' | 'setTab'>) {
  const t = useBlattTexts()
  const e = useEreignisseTexts()
  const { id, status, seite, weitergeleitetAm, positionen, rueckfragen, lieferungen } = bestellung
  const sent = status !== 'ENTWURF'
  const counted = (count: number) => (count === 0 ? {} : { count })
  const items: readonly (TabItem<Tab> | null)[] = [
    sent
      ? {
          value: 'rueckfragen',
          label: t('rueckfragen.titel'),
          // Words that somebody has begun to write stay.
          keep: true,
          content: <Rueckfragen bestellung={bestellung} />,
          ...counted(rueckfragen.filter(({ erledigtAm }) => erledigtAm === null).length),
        }
      : null,
    sent && seite !== 'ARZT'
      ? {
          value: 'lieferungen',
          label: t('lieferungen.titel'),
          content: <Lieferungen bestellung={bestellung} />,
          ...counted(lieferungen.length),
        }
      : null,
    {
      value: 'beteiligte',
      label: t('beteiligte.titel'),
      content: (
        <Stack gap="sm">
          <BeteiligteCard bestellung={bestellung} />
          <AngabenCard bestellung={bestellung} />
          {seite !== 'APOTHEKE' && weitergeleitetAm === undefined && <BesucheCard bestellungId={id} />}
        </Stack>
      ),
    },
    { value: 'akte', label: t('seite.akte'), content: <KlientCard bestellung={bestellung} /> },
    // What was passed on keeps its files at the new order.
    weitergeleitetAm === undefined
      ? {
          value: 'dateien',
          label: t('seite.dateien'),
          content: (
            <Suspense fallback={<ListSkeleton rows={1} height={44} />}>
              <Attachments kind="bestellung" placeId={id} />
            </Suspense>
          ),
        }
      : null,
    positionen.every(({ vorschau }) => vorschau)
      ? null
      : { value: 'verlauf', label: e('titel'), content: <Zeitstrahl bestellung={bestellung} /> },
  ]
  return (
    <aside className={classes.seite} aria-label={t('seite.titel')}>
      <Tabs label={t('seite.titel')} value={tab} onChange={setTab} items={items.filter((item) => item !== null)} />
    </aside>
  )
}
