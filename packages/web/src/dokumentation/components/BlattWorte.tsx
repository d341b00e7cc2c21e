import { type Blatt, leeresBlatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { blattTeile } from '@dreiklang/domain/dokumentation/verschmelzen'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { werteTexts } from '../werte.texts.ts'
import { useMesswort } from './anzeige.ts'
import { useBefundFakten, useLeistungFakten, useListenFakten } from './leseFakten.ts'

const inWorten = (fakten: readonly Fact[]): string =>
  fakten.map(({ label, value }) => (typeof value === 'string' ? `${label}: ${value}` : label)).join('; ')

/** Each part of a sheet in a few words, for where the sheet itself has no room; empty where nothing was said. */
function useBlattWorte(blatt: Blatt): Record<keyof Blatt, string> {
  const t = useTexts(dokumentationTexts)
  const w = useTexts(werteTexts)
  const { worte } = useMesswort({ ziele: [], fruehere: [] })
  const { leistungen, zusaetzliche, vitalwerte, massnahmen, ergebnis, wiedervorlage, handzeichen, klientUnterschrift } = blatt
  const numeriert = { leistungen: leistungen.map((_, i) => ({ bezeichnung: String(i + 1), quelle: 'SGB_XI' as const })) }
  const listen = useListenFakten(blatt)
  const gegeben = (unterschrift: string | null) => (unterschrift === null ? '' : t('worte.unterschrieben'))
  return {
    leistungen: inWorten(useLeistungFakten({ ...blatt, zusaetzliche: [] }, numeriert)),
    zusaetzliche: zusaetzliche.map(({ bezeichnung }) => bezeichnung).join('; '),
    vitalwerte: vitalwerte.map((wert) => `${w(`vital.${wert.art}`)}: ${worte(wert)}`).join('; '),
    befunde: inWorten(useBefundFakten(blatt)),
    wunden: inWorten(listen.wunden),
    medikation: inWorten(listen.gaben),
    anordnungen: inWorten(listen.anordnungen),
    massnahmen: massnahmen ?? '',
    ergebnis: ergebnis ?? '',
    wiedervorlage: wiedervorlage === null ? '' : formatDate(wiedervorlage),
    folgen: inWorten(listen.folgen),
    handzeichen: gegeben(handzeichen),
    klientUnterschrift: gegeben(klientUnterschrift),
  }
}

/** One part. */
export function TeilWorte<Teil extends keyof Blatt>({ teil, wert }: { teil: Teil; wert: Blatt[Teil] }) {
  const worte = useBlattWorte({ ...leeresBlatt(0), [teil]: wert })[teil]
  return worte === '' ? '–' : worte
}

/** All parts in which something was said. */
export function BlattWorte({ blatt }: { blatt: Blatt }) {
  const t = useTexts(dokumentationTexts)
  const worte = useBlattWorte(blatt)
  return <Facts facts={blattTeile.flatMap((teil) => (worte[teil] === '' ? [] : [{ label: t(`teil.${teil}`), value: worte[teil] }]))} />
}
