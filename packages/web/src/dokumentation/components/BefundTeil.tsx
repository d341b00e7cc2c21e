import { befundWords } from '@dreiklang/domain/dokumentation/dokumentation'
import { useTexts } from '../../shared/i18n.ts'
import { SimpleGrid, Stack } from '../../ui/layout.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { valuesTexts } from '../values.texts.ts'
import { FreitextField } from './FreitextField.tsx'
import type { Teil } from './teile.ts'

type BefundField = keyof typeof befundWords
const fields = Object.keys(befundWords) as BefundField[]

export function BefundTeil({ blatt: { befunde }, change }: Teil) {
  const t = useTexts(dokumentationTexts)
  const w = useTexts(valuesTexts)
  const say = (neu: Partial<typeof befunde>) => change('befunde', { ...befunde, ...neu })
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {fields.map((field) => {
          const words: readonly (typeof befundWords)[BefundField][number][] = befundWords[field]
          return (
            <SelectField
              key={field}
              label={w(`befund.${field}`)}
              clearable
              searchable={false}
              choices={words.map((value) => ({ value, label: w(`befundWort.${value}`) }))}
              value={befunde[field]}
              onChange={(value) => say({ [field]: value })}
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
          onChange={(trinkmengeMl) => say({ trinkmengeMl })}
        />
      </SimpleGrid>
      <FreitextField
        label={t('befund.sturz')}
        description={t('befund.sturzHilfe')}
        maxLength={2000}
        value={befunde.sturz}
        onChange={(sturz) => say({ sturz })}
      />
      <FreitextField label={t('befund.text')} maxLength={4000} value={befunde.text} onChange={(text) => say({ text })} />
    </Stack>
  )
}
