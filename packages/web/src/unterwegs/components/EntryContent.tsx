import { blattSchema } from '@dreiklang/domain/dokumentation/blatt.document'
import { BlattWords } from '../../dokumentation/components/BlattWords.tsx'
import { Text } from '../../ui/layout.tsx'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'
import { wordsFrom } from './entryWords.ts'

export function EntryContent({ angaben }: { angaben: Readonly<Record<string, unknown>> }) {
  const t = useUnterwegsTexts()
  const blatt = blattSchema.safeParse(angaben['blatt']).data
  if (blatt !== undefined) return <BlattWords blatt={blatt} />
  return wordsFrom(angaben).map((word) => (
    <Text key={word}>
      {t('pruefen.geschrieben')}: {word}
    </Text>
  ))
}
