import type { TermKind } from '@dreiklang/domain/inventory/inventory'
import { termKinds } from '@dreiklang/domain/inventory/inventory'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { NamesDialog } from '../../form/NamesDialog.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Box, Group } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { brandsQuery, categoriesQuery, tagsQuery, useCreateTerm, useRemoveTerm, useRenameTerm, vendorsQuery } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'

function useTerms(kind: TermKind): readonly { id: string; title: string }[] {
  const lists = {
    category: useQuery(categoriesQuery).data,
    brand: useQuery(brandsQuery).data,
    vendor: useQuery(vendorsQuery).data,
  }
  const tags = useQuery(tagsQuery).data ?? []
  return kind === 'tag' ? tags : (lists[kind] ?? []).map(({ id, name }) => ({ id, title: name }))
}

/** Categories, brands, vendors and tags: what products are sorted into. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useInventoryTexts()
  const [kind, setKind] = useState<TermKind>('category')
  const names = useTerms(kind)
  const rename = useRenameTerm(kind)
  const remove = useRemoveTerm(kind)
  return (
    <NamesDialog
      names={names}
      words={{
        heading: t('menu.terms'),
        none: t(`terms.none.${kind}`),
        field: t('place.name'),
        keep: t('keep'),
        delete: t('remove.now'),
        rename: (title) => t('terms.rename', { title }),
        deleteOf: (title) => t('terms.remove', { title }),
        ask: (title) => t('terms.ask', { title }),
      }}
      onRename={rename.mutateAsync}
      onRemove={remove.mutateAsync}
      onClose={onClose}
    >
      <NewTerm kind={kind} />
      <SegmentedField label={t('terms.kind')} choices={choicesOf(termKinds, (one) => t(`terms.${one}`))} value={kind} onChange={setKind} />
    </NamesDialog>
  )
}

function NewTerm({ kind }: { kind: TermKind }) {
  const t = useInventoryTexts()
  const [name, setName] = useState('')
  const create = useCreateTerm()
  const add = () => {
    if (name.trim() === '' || create.isPending) return
    create.mutate({ kind, name: name.trim() }, { onError: toastError, onSuccess: () => setName('') })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Box flex={1} miw={0}>
          <TextField
            label={t(`terms.new.${kind}`)}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Box>
        <Button type="submit" look="secondary" busy={create.isPending}>
          {t('terms.add')}
        </Button>
      </Group>
    </form>
  )
}
