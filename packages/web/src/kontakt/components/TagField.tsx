import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { tagsQuery } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'

export function TagField({ id, onChange }: { id: string | null; onChange: (id: string | null) => void }) {
  const t = useTexts(kontaktTexts)
  const { data: tags = [] } = useQuery(tagsQuery)
  return (
    <SelectField
      label={t('liste.tag')}
      placeholder={t('liste.alleTags')}
      clearable
      choices={tags.map((tag) => ({ value: tag.id, label: tag.title }))}
      value={id}
      onChange={onChange}
    />
  )
}
