import { Combobox, InputBase, Loader, useCombobox } from '@mantine/core'
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useUiTexts } from '../ui/ui.texts.ts'
import { useRemoteSearch } from './useRemoteSearch.ts'

export interface SuggestFieldProps<Item> {
  label: string
  id?: string
  description?: ReactNode
  error?: ReactNode
  placeholder?: string
  value: string
  onChange: (text: string) => void
  /** Enter while no suggestion is marked: the text counts as it stands. */
  onEnter: (text: string) => void
  onPick: (item: Item) => void
  search: (query: string, signal: AbortSignal) => Promise<readonly Item[]>
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** A hand scanner types and presses Enter: that must always work. */
export function SuggestField<Item>({
  value,
  onChange,
  onEnter,
  onPick,
  search,
  itemKey,
  renderItem,
  inputRef,
  ...field
}: SuggestFieldProps<Item>) {
  const t = useUiTexts()
  const fallbackId = useId()
  const listId = useId()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { setQuery, state } = useRemoteSearch(search)
  const items = state.kind === 'found' ? state.items : []

  const finish = () => {
    setQuery(null)
    combobox.closeDropdown()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const marked = combobox.dropdownOpened && combobox.getSelectedOptionIndex() >= 0
    // With another key it is a shortcut of the page.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || marked || event.nativeEvent.isComposing) return
    event.preventDefault()
    finish()
    onEnter(event.currentTarget.value)
  }
  const pick = (key: string) => {
    const item = items.find((candidate) => itemKey(candidate) === key)
    if (item === undefined) return
    finish()
    onPick(item)
  }

  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...field}
          id={field.id ?? fallbackId}
          ref={inputRef ?? null}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.dropdownOpened && items.length > 0}
          aria-controls={listId}
          autoComplete="off"
          value={value}
          rightSection={state.kind === 'searching' ? <Loader size="xs" aria-hidden /> : null}
          rightSectionPointerEvents="none"
          onKeyDown={onKeyDown}
          onBlur={finish}
          onChange={(event) => {
            const text = event.currentTarget.value
            onChange(text)
            setQuery(text)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={items.length === 0}>
        <Combobox.Options id={listId} mah={280} style={{ overflowY: 'auto' }} aria-label={field.label}>
          {items.map((item) => (
            <Combobox.Option key={itemKey(item)} value={itemKey(item)} mih={44}>
              {renderItem(item)}
            </Combobox.Option>
          ))}
          {state.kind === 'failed' && <Combobox.Empty>{t('searchFailed')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
