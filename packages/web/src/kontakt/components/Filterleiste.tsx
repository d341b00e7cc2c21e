import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { type Ref, useEffect, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Group } from '../../ui/layout.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { kontaktTexts } from '../kontakt.texts.ts'
import classes from './Filterleiste.module.css'
import { type Ansicht, type Filter, ansichten } from './verzeichnis.ts'

export interface FilterleisteProps {
  filter: Filter
  onFilter: (aenderung: Partial<Filter>) => void
  tags: readonly KontaktTag[]
  /** Only nursing services have Klienten. */
  mitKlienten: boolean
  suchfeld: Ref<HTMLInputElement>
}

/** The list is here already, so the pause is only for the address. */
const pauseMs = 150

export function Filterleiste({ filter, onFilter, tags, mitKlienten, suchfeld }: FilterleisteProps) {
  const t = useTexts(kontaktTexts)
  const [text, setText] = useState(filter.suche)
  useEffect(() => setText(filter.suche), [filter.suche])
  const sucheBald = useDebouncedCallback((suche: string) => onFilter({ suche }), pauseMs)
  const moegliche = ansichten.filter((ansicht) => mitKlienten || (ansicht !== 'klienten' && ansicht !== 'kontakte'))
  return (
    <>
      <div role="group" aria-label={t('ansicht.titel')} className={classes.ansichten}>
        {moegliche.map((ansicht: Ansicht) => (
          <button
            key={ansicht}
            type="button"
            className={classes.ansicht}
            aria-pressed={filter.ansicht === ansicht}
            onClick={() => onFilter({ ansicht })}
          >
            {t(`ansicht.${ansicht}`)}
          </button>
        ))}
      </div>
      <Group align="flex-end" gap="sm" grow preventGrowOverflow={false}>
        <TextField
          ref={suchfeld}
          label={t('liste.suchen')}
          type="search"
          leftSection={<IconSearch size={20} aria-hidden />}
          value={text}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => {
            setText(event.currentTarget.value)
            sucheBald(event.currentTarget.value)
          }}
        />
        {tags.length > 0 && (
          <SelectField
            label={t('liste.tag')}
            placeholder={t('liste.alleTags')}
            clearable
            choices={tags.map(({ id, title }) => ({ value: id, label: title }))}
            value={filter.tag === '' ? null : filter.tag}
            onChange={(tag) => onFilter({ tag: tag ?? '' })}
          />
        )}
      </Group>
    </>
  )
}
