import type { Bereich } from '@dreiklang/domain/klient/akte'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { akteTexts } from '../../akte.texts.ts'
import { useAnzeige } from './anzeige.ts'
import { type Feld, felder } from './felder.ts'
import { werteVon } from './werte.ts'

const mitLeertext = ['kontakte', 'hkp', 'aerzte'] as const
const hatLeertext = (bereich: Bereich): bereich is (typeof mitLeertext)[number] => mitLeertext.some((einer) => einer === bereich)

interface FaktenProps {
  felder: readonly Feld[]
  abschnitt: object
  /** Instead of all, when nothing was said. */
  leer?: string
}

/** The filled fields; those not asked yet are listed in one line below. */
export function Fakten({ felder: gefragte, abschnitt, leer }: FaktenProps) {
  const t = useTexts(akteTexts)
  const zeige = useAnzeige()
  const werte = werteVon(gefragte, abschnitt)
  const gezeigt = gefragte.map((feld) => ({ feld, text: zeige(feld, werte[feld.name]) }))
  const gesagt = gezeigt.flatMap(({ feld, text }) => (text === null ? [] : [{ label: t(`feld.${feld.name}`), value: zeilen(feld, text) }]))
  const offen = gezeigt.flatMap(({ feld, text }) => (text === null && feld.art !== 'ja' ? [t(`feld.${feld.name}`)] : []))
  if (gesagt.length === 0 && leer !== undefined) return <Text>{leer}</Text>
  return (
    <Stack gap="md">
      {gesagt.length > 0 && <Facts facts={gesagt} />}
      {offen.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('sonstOffen', { felder: offen.join(', ') })}
        </Text>
      )}
    </Stack>
  )
}

export function AbschnittFakten({ bereich, abschnitt }: { bereich: Bereich; abschnitt: object }) {
  const t = useTexts(akteTexts)
  return <Fakten felder={felder[bereich]} abschnitt={abschnitt} {...(hatLeertext(bereich) && { leer: t(`leer.${bereich}`) })} />
}

function zeilen({ art }: Feld, text: string): ReactNode {
  if (art !== 'liste') return <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
  return (
    <ul style={{ paddingInlineStart: '1.25rem' }}>
      {text.split('\n').map((eintrag, nr) => (
        <li key={`${nr} ${eintrag}`}>{eintrag}</li>
      ))}
    </ul>
  )
}
