import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { Group, Stack } from '../../ui/layout.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useNewTag } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import reihe from './Knopfreihe.module.css'

export interface TagFieldsProps {
  tags: readonly KontaktTag[]
  gewaehlt: readonly string[]
  onChange: (gewaehlt: string[]) => void
}

export function TagFields({ tags, gewaehlt, onChange }: TagFieldsProps) {
  const t = useTexts(kontaktTexts)
  const [titel, setTitle] = useState('')
  const newTag = useNewTag()

  const create = () => {
    const gesucht = titel.trim()
    if (gesucht === '' || newTag.isPending) return
    const vorhanden = tags.find(({ title }) => title.toLowerCase() === gesucht.toLowerCase())
    const choose = ({ id }: { id: string }) => {
      onChange([...new Set([...gewaehlt, id])])
      setTitle('')
    }
    if (vorhanden === undefined) newTag.mutate(gesucht, { onSuccess: choose, onError: toastError })
    else choose(vorhanden)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Not the whole form.
    event.preventDefault()
    create()
  }
  return (
    <FieldGroup label={t('feld.tags')}>
      <Stack gap="sm">
        {tags.length > 0 && (
          <div className={reihe.reihe}>
            {tags.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                className={reihe.knopf}
                aria-pressed={gewaehlt.includes(id)}
                onClick={() => onChange(gewaehlt.includes(id) ? gewaehlt.filter((eines) => eines !== id) : [...gewaehlt, id])}
              >
                {title}
              </button>
            ))}
          </div>
        )}
        <Group align="flex-end" gap="sm">
          <TextField
            label={t('formular.neuesTag')}
            value={titel}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button look="secondary" icon={<IconPlus size={18} aria-hidden />} busy={newTag.isPending} onClick={create}>
            {t('formular.tagAnlegen')}
          </Button>
        </Group>
      </Stack>
    </FieldGroup>
  )
}
