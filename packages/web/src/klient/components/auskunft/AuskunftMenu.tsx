import {
  type AuskunftFormat,
  type AuskunftZweck,
  auskunftContract,
  auskunftFormate,
  auskunftZwecke,
} from '@dreiklang/domain/klient/auskunft.contract'
import { IconDots, IconFileDownload, IconFileInfo, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/Form.tsx'
import { choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { useSchemaForm } from '../../../form/useSchemaForm.ts'
import { download } from '../../../shared/download.ts'
import { IconButton } from '../../../ui/buttons.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { MenuEntry } from '../../../ui/menuEntry.ts'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { useAuskunftTexts } from '../../klient.texts.ts'
import { useMayMaintainKlienten } from '../useMayMaintainKlienten.ts'

interface AuskunftMenuProps {
  klientId: string
  druckt: boolean
  onDrucken: () => void
  before: readonly MenuEntry[]
}

export function AuskunftMenu({ klientId, druckt, onDrucken, before }: AuskunftMenuProps) {
  const t = useAuskunftTexts()
  const leitet = useMayMaintainKlienten()
  const [open, setOffen] = useState(false)
  const information = useMutation({
    mutationFn: () => download(auskunftContract.information, { params: { klientId }, fileName: 'information.pdf' }),
    onSuccess: () => toastSuccess(t('informationFertig')),
    onError: toastError,
  })
  const running = druckt || information.isPending
  const entries: MenuEntry[] = [
    { id: 'drucken', label: t('drucken'), icon: <IconPrinter size={18} aria-hidden />, onSelect: onDrucken },
    {
      id: 'information',
      label: t('information'),
      icon: <IconFileInfo size={18} aria-hidden />,
      onSelect: () => information.mutate(),
    },
    ...(leitet
      ? [{ id: 'auskunft', label: t('auskunft'), icon: <IconFileDownload size={18} aria-hidden />, onSelect: () => setOffen(true) }]
      : []),
  ]
  return (
    <>
      <Menu
        trigger={<IconButton label={t('menu')} disabled={running} icon={<IconDots size={20} aria-hidden />} />}
        groups={[{ entries: before }, { entries }]}
      />
      {open && <AuskunftDialog klientId={klientId} onClose={() => setOffen(false)} />}
    </>
  )
}

interface Values {
  /** Never preset: it is written to the log. */
  zweck: AuskunftZweck | null
  format: AuskunftFormat
}

export function AuskunftDialog({ klientId, onClose }: { klientId: string; onClose: () => void }) {
  const t = useAuskunftTexts()
  const initialValues: Values = { zweck: null, format: 'pdf' }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: auskunftContract.export.query,
    submit: async (query) => {
      await download(auskunftContract.export, { params: { klientId }, query, fileName: `auskunft.${query.format}` })
      toastSuccess(t('dialog.fertig'))
      onClose()
    },
  })
  const { zweck, format } = form.values
  return (
    <FormDialog title={t('dialog.titel')} sending={sending} submit={t('dialog.erstellen')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('dialog.text')}</Text>
        <RadioField
          id={field('zweck').id}
          error={form.errors['zweck']}
          label={t('dialog.zweck')}
          description={zweck === null ? undefined : t(`dialog.hinweis.${zweck}`)}
          choices={choicesOf(auskunftZwecke, (value) => t(`dialog.zwecke.${value}`))}
          required
          value={zweck}
          onChange={(neu) => form.setFieldValue('zweck', neu)}
        />
        <RadioField
          label={t('dialog.format')}
          choices={choicesOf(auskunftFormate, (value) => t(`dialog.formate.${value}`))}
          value={format}
          onChange={(neu) => form.setFieldValue('format', neu)}
        />
        <Text size="sm">{t('dialog.spur')}</Text>
      </Stack>
    </FormDialog>
  )
}
