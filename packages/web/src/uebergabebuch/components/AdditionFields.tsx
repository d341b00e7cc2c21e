import type { ZeileInput } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { useState } from 'react'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Group } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useAddZeile } from '../uebergabebuch.queries.ts'
import { useUebergabebuchTexts } from '../uebergabebuch.texts.ts'
import { ZeileFields } from './ZeileFields.tsx'

/** What was forgotten: a line below the others, with its time. */
export function AdditionFields({ uebergabeId, onDone }: { uebergabeId: string; onDone: () => void }) {
  const t = useUebergabebuchTexts()
  const { mutateAsync: add, isPending } = useAddZeile()
  const [zeile, setZeile] = useState<ZeileInput>(() => ({
    id: crypto.randomUUID(),
    klientId: null,
    thema: 'ZUSTAND',
    wichtig: false,
    text: '',
  }))
  const addNow = async () => {
    await add({ uebergabeId, zeile })
    toastSuccess(t('additionDone'))
    onDone()
  }
  return (
    <>
      <LeaveGuard dirty={() => zeile.text.trim() !== ''} stays={({ search }) => search['uebergabe'] === uebergabeId} />
      <ZeileFields nr={1} zeile={zeile} onChange={setZeile} />
      <Group gap="sm" justify="flex-end">
        <Button look="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button busy={isPending} disabled={zeile.text.trim() === ''} onClick={() => void addNow().catch(toastError)}>
          {t('additionSave')}
        </Button>
      </Group>
    </>
  )
}
