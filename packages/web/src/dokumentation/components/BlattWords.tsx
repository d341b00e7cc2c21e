import { type Blatt, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { blattTeile } from '@dreiklang/domain/dokumentation/verschmelzen'
import { formatDate } from '../../shared/format.ts'
import { type Fact, Facts } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { useMesswort } from './anzeige.ts'
import { useBefundFacts, useLeistungFacts, useListFacts } from './leseFacts.ts'

const inWords = (facts: readonly Fact[]): string =>
  facts.map(({ label, value }) => (typeof value === 'string' ? `${label}: ${value}` : label)).join('; ')

function useBlattWords(blatt: Blatt): Record<keyof Blatt, string> {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const { worte } = useMesswort({ ziele: [], fruehere: [] })
  const { leistungen, zusaetzliche, vitalwerte, massnahmen, ergebnis, wiedervorlage, handzeichen, klientUnterschrift } = blatt
  const numeriert = { leistungen: leistungen.map((_, i) => ({ bezeichnung: String(i + 1), quelle: 'SGB_XI' as const })) }
  const listen = useListFacts(blatt)
  const gegeben = (unterschrift: string | null) => (unterschrift === null ? '' : t('worte.unterschrieben'))
  return {
    leistungen: inWords(useLeistungFacts({ ...blatt, zusaetzliche: [] }, numeriert)),
    zusaetzliche: zusaetzliche.map(({ bezeichnung }) => bezeichnung).join('; '),
    vitalwerte: vitalwerte.map((value) => `${w(`vital.${value.art}`)}: ${worte(value)}`).join('; '),
    befunde: inWords(useBefundFacts(blatt)),
    wunden: inWords(listen.wunden),
    medikation: inWords(listen.gaben),
    anordnungen: inWords(listen.anordnungen),
    massnahmen: massnahmen ?? '',
    ergebnis: ergebnis ?? '',
    wiedervorlage: wiedervorlage === null ? '' : formatDate(wiedervorlage),
    folgen: inWords(listen.folgen),
    handzeichen: gegeben(handzeichen),
    klientUnterschrift: gegeben(klientUnterschrift),
  }
}

export function TeilWords<Teil extends keyof Blatt>({ teil, wert }: { teil: Teil; wert: Blatt[Teil] }) {
  const words = useBlattWords({ ...emptyBlatt(0), [teil]: wert })[teil]
  return words === '' ? '–' : words
}

export function BlattWords({ blatt }: { blatt: Blatt }) {
  const t = useDokumentationTexts()
  const words = useBlattWords(blatt)
  return <Facts facts={blattTeile.flatMap((part) => (words[part] === '' ? [] : [{ label: t(`teil.${part}`), value: words[part] }]))} />
}
