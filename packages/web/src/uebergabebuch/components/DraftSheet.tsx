import { schichten } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import type { Uebergabe, ZeileInput } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { SaveTrouble } from '../../form/SaveTrouble.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useHandOver } from '../uebergabebuch.queries.ts'
import { useUebergabebuchTexts } from '../uebergabebuch.texts.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { FromVisits } from './FromVisits.tsx'
import { ZeileFields } from './ZeileFields.tsx'
import { useDraft } from './useDraft.ts'
import classes from './Sheet.module.css'

/** A draft, open to write in. It saves itself; handing over waits for what is not saved yet. */
export function DraftSheet({ draft: stored, onClose }: { draft: Uebergabe; onClose: () => void }) {
  const t = useUebergabebuchTexts()
  const [isAsking, setAsking] = useState(false)
  const { draft, state, change, flush, decide, isDirty, base } = useDraft(stored)
  const { mutateAsync: handOver, isPending } = useHandOver()
  const { zeilen } = draft
  const add = (rest: Pick<ZeileInput, 'klientId' | 'text'>) =>
    change({
      zeilen: [...zeilen, { id: crypto.randomUUID(), thema: rest.klientId === null ? 'ORGANISATION' : 'ZUSTAND', wichtig: false, ...rest }],
    })
  const put = (changed: ZeileInput) => change({ zeilen: zeilen.map((zeile) => (zeile.id === changed.id ? changed : zeile)) })

  const finish = async () => {
    await flush()
    if (isDirty()) return
    await handOver({ id: stored.id, version: base().version })
    toastSuccess(t('sheet.handedNow'))
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('sheet.title')}
      size={1100}
      actions={
        <div className={classes.foot}>
          <Note role="status">{t(`state.${state.kind}`)}</Note>
          <IconButton label={t('sheet.discard')} icon={<IconTrash size={20} aria-hidden />} onClick={() => setAsking(true)} />
          <Button look="secondary" onClick={onClose}>
            {t('sheet.close')}
          </Button>
          <Button busy={isPending} disabled={zeilen.length === 0} onClick={() => void finish().catch(toastError)}>
            {t('sheet.handOver')}
          </Button>
        </div>
      }
    >
      <LeaveGuard dirty={isDirty} save={flush} stays={({ search }) => search['uebergabe'] === stored.id} />
      <SaveTrouble
        state={state}
        words={{ title: () => t('stale.title'), text: t('stale.text'), theirs: t('stale.theirs'), mine: t('stale.mine') }}
        onDecide={decide}
        onRetry={() => void flush()}
      />
      <div className={classes.when}>
        <DateField label={t('sheet.day')} value={draft.tag} onChange={(tag) => (tag === null ? undefined : change({ tag }))} />
        <SelectField
          label={t('sheet.shift')}
          few
          choices={choicesOf(schichten, (schicht) => t(`schicht.${schicht}`))}
          value={draft.schicht}
          onChange={(schicht) => (schicht === null ? undefined : change({ schicht }))}
        />
      </div>
      <FromVisits dienst={draft} taken={zeilen} onAdd={add} />
      <ol className={classes.lines}>
        {zeilen.map((zeile, i) => (
          <li key={zeile.id} aria-label={t('sheet.line', { nr: i + 1 })}>
            <ZeileFields
              nr={i + 1}
              zeile={zeile}
              onChange={put}
              onRemove={() => change({ zeilen: zeilen.filter(({ id }) => id !== zeile.id) })}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button look="secondary" icon={<IconPlus size={18} aria-hidden />} onClick={() => add({ klientId: null, text: '' })}>
          {t('sheet.add')}
        </Button>
      </div>
      <Note>{t('sheet.later')}</Note>
      {isAsking && <DiscardDialog uebergabeId={stored.id} onClose={() => setAsking(false)} onGone={onClose} />}
    </Dialog>
  )
}
