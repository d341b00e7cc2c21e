import { Combobox, InputBase, Loader, useCombobox } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useUiTexts } from '../ui/ui.texts.ts'
import { useRemoteSearch } from './useRemoteSearch.ts'

export interface AsyncSelectProps<Item> {
  label: string
  id?: string
  description?: ReactNode
  error?: ReactNode
  placeholder?: string
  required?: boolean
  disabled?: boolean
  /** The chosen thing, or null. */
  value: Item | null
  onChange: (item: Item | null) => void
  search: (query: string, signal: AbortSignal) => Promise<readonly Item[]>
  itemKey: (item: Item) => string
  /** One line, also the text of the field once chosen. */
  itemLabel: (item: Item) => string
  renderItem?: (item: Item) => ReactNode
}

/** One of many that live on the server: searches from two characters on, 300 ms after the last key. */
export function AsyncSelect<Item>(props: AsyncSelectProps<Item>) {
  const {
    value,
    onChange,
    itemKey,
    itemLabel,
    renderItem = itemLabel,
    search,
    label,
    description,
    error,
    placeholder,
    required,
    disabled,
  } = props
  const t = useUiTexts()
  const fallbackId = useId()
  const listId = useId()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { query, setQuery, state, minimum } = useRemoteSearch(search)
  const text = query ?? (value === null ? '' : itemLabel(value))

  const pick = (key: string) => {
    const item = state.kind === 'found' ? state.items.find((candidate) => itemKey(candidate) === key) : undefined
    if (item === undefined) return
    onChange(item)
    setQuery(null)
    combobox.closeDropdown()
  }
  const hints = { idle: t('searchHint', { count: minimum }), searching: t('searching'), failed: t('searchFailed') }

  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          id={props.id ?? fallbackId}
          label={label}
          description={description}
          error={error}
          placeholder={placeholder ?? ''}
          required={required ?? false}
          disabled={disabled ?? false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.dropdownOpened}
          aria-controls={listId}
          autoComplete="off"
          value={text}
          rightSection={state.kind === 'searching' ? <Loader size="xs" /> : <Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown()
            setQuery(null)
          }}
          onChange={(event) => {
            const next = event.currentTarget.value
            setQuery(next)
            if (next === '') onChange(null)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options id={listId} mah={280} style={{ overflowY: 'auto' }} aria-label={label}>
          {state.kind === 'found'
            ? state.items.map((item) => (
                <Combobox.Option key={itemKey(item)} value={itemKey(item)}>
                  {renderItem(item)}
                </Combobox.Option>
              ))
            : null}
          {state.kind === 'found' && state.items.length === 0 && <Combobox.Empty>{t('nothingFound')}</Combobox.Empty>}
          {state.kind !== 'found' && <Combobox.Empty>{hints[state.kind]}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
