import type { Mitgenommen } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { useState } from 'react'
import { AnrufLink } from '../../hausbesuch/components/Wege.tsx'
import { akteTexts } from '../../klient/akte.texts.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { unterwegsTexts } from '../unterwegs.texts.ts'

const zugangFields = ['klingel', 'etage', 'tuercode', 'alarmanlage', 'haustier', 'parken'] as const

export function AnOfTuer({ besuch, klient }: Pick<Mitgenommen, 'besuch' | 'klient'>) {
  const t = useTexts(unterwegsTexts)
  const a = useTexts(akteTexts)
  const [offen, setOffen] = useState(false)
  const liste = (label: string, words: readonly string[]): Fact[] => (words.length === 0 ? [] : [{ label, value: words.join(', ') }])
  const zugang = klient?.zugang ?? null
  const facts: Fact[] = [
    ...liste(
      t('tuer.leistungen'),
      besuch.leistungen.map(({ bezeichnung }) => bezeichnung),
    ),
    ...(klient === null ? [] : [{ label: t('tuer.allergien'), value: allergien(klient.allergien) }]),
    ...liste(t('tuer.unvertraeglichkeiten'), klient?.unvertraeglichkeiten ?? []),
    ...liste(t('tuer.risiken'), klient?.risiken.map((risiko) => a(`wahl.risiken.${risiko}`)) ?? []),
    ...liste(
      t('tuer.notfallhinweis'),
      [klient?.notfallhinweis ?? null].filter((word) => word !== null),
    ),
    ...(klient?.notfallkontakte ?? []).map(({ name, beziehung, telefon }) => ({
      label: `${t('tuer.notfallkontakt')}: ${name}, ${beziehung}`,
      value: <AnrufLink telefon={telefon} name={name} />,
    })),
    ...zugangFields.flatMap((field) =>
      liste(
        t(`tuer.${field}`),
        [zugang?.[field] ?? null].filter((word) => word !== null),
      ),
    ),
  ]
  if (facts.length === 0) return null
  return (
    <Disclosure label={t('tuer.titel')} opened={offen} onToggle={setOffen}>
      <Facts facts={facts} />
    </Disclosure>
  )

  function allergien(bekannte: NonNullable<typeof klient>['allergien']): string {
    if (bekannte === null) return t('tuer.nichtErfragt')
    return bekannte.keineBekannt ? t('tuer.keineBekannt') : bekannte.liste.join(', ')
  }
}
