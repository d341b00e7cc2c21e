import { maxLines } from '@dreiklang/domain/inventory/inventory'
import type { ImportRow } from '@dreiklang/domain/inventory/recall.contract'
import { useState } from 'react'
import { ColumnMeanings } from '../../form/ColumnMeanings.tsx'
import { choicesOf } from '../../form/choiceFields.tsx'
import { FileImport } from '../../form/FileImport.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Group, Note, Stack } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useImport } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'
import { type ImportTable, importFields, interpretHeadings, readTable, rowFrom } from './importTable.ts'

const maxBytes = 2_000_000

/** Takes in products of a table: what each column means is proposed and can be changed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useInventoryTexts()
  return (
    <Dialog opened onClose={onClose} title={t('import.title')} size="xl">
      <FileImport<ImportTable>
        words={{
          text: t('import.text', { count: maxLines }),
          file: t('import.file'),
          otherFile: t('import.otherFile'),
          tooLarge: t('import.tooLarge'),
          empty: t('import.empty'),
        }}
        accept=".csv,.txt,text/csv"
        maxBytes={maxBytes}
        read={readTable}
      >
        {({ id, content }) => <Preview key={id} id={id} table={content} onDone={onClose} />}
      </FileImport>
    </Dialog>
  )
}

function Preview({ id, table, onDone }: { id: string; table: ImportTable; onDone: () => void }) {
  const t = useInventoryTexts()
  const [meanings, setMeanings] = useState(() => interpretHeadings(table.head))
  const send = useImport()
  const read = table.lines.map((line) => rowFrom(line, meanings))
  const rows = read.filter((row): row is ImportRow => row !== null)
  const isTooLong = rows.length > maxLines
  const take = () =>
    send.mutate(
      { id, rows },
      {
        onError: toastError,
        onSuccess: ({ added, changed }) => {
          toastSuccess(t('import.done', { added, changed }))
          onDone()
        },
      },
    )
  return (
    <Stack gap="md">
      <ColumnMeanings
        title={t('import.columns')}
        columns={table.head.map((name, column) => ({ name, example: table.lines[0]?.[column] ?? '' }))}
        choices={choicesOf(importFields, (field) => t(`field.${field}`))}
        value={meanings}
        onChange={setMeanings}
        placeholder={t('import.leftOut')}
        disabled={send.isPending}
      />
      {rows.length < read.length && <Alert tone="warning">{t('import.unreadable', { count: read.length - rows.length })}</Alert>}
      {isTooLong && <Alert tone="danger">{t('import.tooMany', { count: maxLines })}</Alert>}
      <Note role="status">{t('import.found', { count: rows.length })}</Note>
      <Group justify="flex-end">
        <Button disabled={rows.length === 0 || isTooLong} busy={send.isPending} onClick={take}>
          {t('import.take')}
        </Button>
      </Group>
    </Stack>
  )
}
