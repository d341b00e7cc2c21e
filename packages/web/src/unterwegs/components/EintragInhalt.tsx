import { blattSchema } from '@dreiklang/domain/dokumentation/blatt.contract'
import { BlattWorte } from '../../dokumentation/components/BlattWorte.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Text } from '../../ui/layout.ts'
import { unterwegsTexts } from '../unterwegs.texts.ts'
import { worteAus } from './eintragWorte.ts'

/** What someone wrote on the way: words of a step, or a whole sheet. */
export function EintragInhalt({ angaben }: { angaben: Readonly<Record<string, unknown>> }) {
  const t = useTexts(unterwegsTexts)
  const blatt = blattSchema.safeParse(angaben['blatt']).data
  if (blatt !== undefined) return <BlattWorte blatt={blatt} />
  return worteAus(angaben).map((wort) => (
    <Text key={wort}>
      {t('pruefen.geschrieben')}: {wort}
    </Text>
  ))
}
