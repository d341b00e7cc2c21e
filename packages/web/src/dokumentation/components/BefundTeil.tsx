import { befundWorte } from '@dreiklang/domain/dokumentation/dokumentation'
import { useTexts } from '../../shared/i18n.ts'
import { SimpleGrid, Stack } from '../../ui/layout.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { werteTexts } from '../werte.texts.ts'
import { FreitextFeld } from './FreitextFeld.tsx'
import type { Teil } from './teile.ts'

type BefundFeld = keyof typeof befundWorte
const felder = Object.keys(befundWorte) as BefundFeld[]

/** What a look at the Klient found: a word of each list, how much he drank, a fall, and the rest in free words. */
export function BefundTeil({ blatt: { befunde }, aendere }: Teil) {
  const t = useTexts(dokumentationTexts)
  const w = useTexts(werteTexts)
  const sage = (neu: Partial<typeof befunde>) => aendere('befunde', { ...befunde, ...neu })
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {felder.map((feld) => {
          const worte: readonly (typeof befundWorte)[BefundFeld][number][] = befundWorte[feld]
          return (
            <SelectField
              key={feld}
              label={w(`befund.${feld}`)}
              clearable
              searchable={false}
              choices={worte.map((value) => ({ value, label: w(`befundWort.${value}`) }))}
              value={befunde[feld]}
              onChange={(wert) => sage({ [feld]: wert })}
            />
          )
        })}
        <NumberField
          label={t('befund.trinkmenge')}
          inputMode="numeric"
          min={0}
          max={10_000}
          decimalScale={0}
          value={befunde.trinkmengeMl}
          onChange={(trinkmengeMl) => sage({ trinkmengeMl })}
        />
      </SimpleGrid>
      <FreitextFeld
        label={t('befund.sturz')}
        description={t('befund.sturzHilfe')}
        maxLength={2000}
        value={befunde.sturz}
        onChange={(sturz) => sage({ sturz })}
      />
      <FreitextFeld label={t('befund.text')} maxLength={4000} value={befunde.text} onChange={(text) => sage({ text })} />
    </Stack>
  )
}
