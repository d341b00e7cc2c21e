import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { isGabe } from '@dreiklang/domain/klient/hkpLeistungen'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { Title } from '../../ui/layout.tsx'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import { AnordnungTeil, BefundTeil, FolgenTeil, MedikationTeil, ZusaetzlicheTeil } from './BlattTeile.tsx'
import { FreitextField } from './Entries.tsx'
import { type Teil, aktenKlient } from './teile.ts'
import { WundTeil } from './WundTeil.tsx'
import classes from './Sheet.module.css'

const parts = ['wert', 'leistung', 'medikation', 'wunde', 'befund', 'massnahme', 'anordnung', 'folge'] as const
type Part = (typeof parts)[number]

type Asked = Readonly<Record<Part, number>>
const nothingAsked = Object.fromEntries(parts.map((part) => [part, 0])) as Record<Part, number>

/** What is rarely needed, and how often it was asked for here. */
export function useAsked() {
  const [asked, setAsked] = useState<Asked>(nothingAsked)
  return { asked, ask: (part: Part) => setAsked((before) => ({ ...before, [part]: before[part] + 1 })) }
}

export function PartButtons({ antwort, ask }: { antwort: DokumentationAnswer; ask: (part: Part) => void }) {
  const t = useDokumentationTexts()
  const offered = parts.filter((part) => part !== 'anordnung' || antwort.praxen.length > 0)
  return (
    <div className={classes.buttons} role="group" aria-label={t('mehr.titel')}>
      {offered.map((part) => (
        <Button key={part} look="secondary" onClick={() => ask(part)}>
          {t(`mehr.${part}`)}
          {part === 'medikation' && antwort.plan.length > 0 && ` (${antwort.plan.length})`}
        </Button>
      ))}
    </div>
  )
}

/** Where a list is written in dialogs, asking for it opens one at once; the others open their fields. */
const inDialogs: readonly Part[] = ['leistung', 'wunde', 'anordnung', 'folge']

/** Of those that hold something or were asked for. */
export function OpenParts({ asked, antwort, ...part }: Teil & { antwort: DokumentationAnswer; asked: Asked }) {
  const t = useDokumentationTexts()
  const { blatt, change } = part
  const content: Record<Exclude<Part, 'wert'>, ReactNode> = {
    leistung: <ZusaetzlicheTeil {...part} asked={asked.leistung} />,
    medikation: <MedikationTeil {...part} plan={antwort.plan} />,
    wunde: <WundTeil {...part} klientId={aktenKlient(antwort)} asked={asked.wunde} />,
    befund: <BefundTeil {...part} />,
    massnahme: (
      <FreitextField
        label={t('teil.massnahmen')}
        maxLength={4000}
        value={blatt.massnahmen}
        onChange={(text) => change('massnahmen', text)}
      />
    ),
    anordnung: <AnordnungTeil {...part} praxen={antwort.praxen} asked={asked.anordnung} />,
    folge: <FolgenTeil {...part} asked={asked.folge} />,
  }
  return parts.map((name) => {
    const filled = holds(blatt, name) || (name === 'medikation' && asksForPlan(antwort))
    if (name === 'wert' || (asked[name] === 0 && !filled)) return null
    const ownDialog = inDialogs.includes(name)
    return (
      <Section
        key={name}
        title={t(`mehr.teil.${name}`)}
        withTitle={name !== 'massnahme' && (filled || !ownDialog)}
        asked={ownDialog ? 0 : asked[name]}
      >
        {content[name]}
      </Section>
    )
  })
}

/** A visit that is for something else does not begin with the plan: how much is in it stands on the button. */
const asksForPlan = ({ plan, besuch }: DokumentationAnswer) => plan.length > 0 && besuch.leistungen.some(({ code }) => isGabe(code))

function holds({ zusaetzliche, befunde, wunden, medikation, massnahmen, anordnungen, folgen }: Blatt, part: Part): boolean {
  switch (part) {
    case 'wert':
      return false
    case 'leistung':
      return zusaetzliche.length > 0
    case 'medikation':
      return medikation.gaben.length > 0 || medikation.gestelltBis !== null
    case 'wunde':
      return wunden.length > 0
    case 'befund':
      return Object.values(befunde).some((value) => value !== null)
    case 'massnahme':
      return massnahmen !== null
    case 'anordnung':
      return anordnungen.length > 0
    case 'folge':
      return folgen.length > 0
    default:
      return part satisfies never
  }
}

interface SectionProps {
  title: string
  /** Not where a field says the same, and not while nothing stands in a list. */
  withTitle: boolean
  asked: number
  children: ReactNode
}

/** Whoever asks for it goes on in it. */
function Section({ title, withTitle, asked, children }: SectionProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked > 0) section.current?.querySelector<HTMLElement>('h2, textarea')?.focus()
  }, [asked])
  return (
    <section ref={section} className={withTitle ? classes.section : ''} aria-label={title}>
      {withTitle && (
        <Title order={2} tabIndex={-1} className={classes.heading ?? ''}>
          {title}
        </Title>
      )}
      {children}
    </section>
  )
}
