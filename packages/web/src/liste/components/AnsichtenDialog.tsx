import type { ansichtContract, AnsichtAnswer, AnsichtSuche } from '@dreiklang/domain/liste/ansicht.contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { z } from 'zod'
import { Checkbox } from '../../form/Checkbox.tsx'
import { SelectField, namedChoices } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { ApiError } from '../../shared/apiError.ts'
import { Alert, Badge } from '../../ui/feedback.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useAnsichtTaten } from '../liste.queries.ts'
import { useListTexts } from '../liste.texts.ts'
import classes from './Liste.module.css'
import rows from './Sammel.module.css'

interface AnsichtenDialogProps {
  liste: string
  stand: z.output<(typeof ansichtContract)['list']['answer']>
  /** Whether the list opens with one of them by itself. */
  withStandard?: boolean
  onClose: () => void
}

const keine = 'keine'

export function AnsichtenDialog({
  liste,
  stand: { ansichten, standardId, darfTeilen },
  withStandard = true,
  onClose,
}: AnsichtenDialogProps) {
  const t = useListTexts()
  const taten = useAnsichtTaten(liste)
  const [inArbeit, setInArbeit] = useState<{ id: string; tat: 'umbenennen' | 'loeschen' } | null>(null)
  const error = taten.update.error ?? taten.remove.error ?? taten.setStandard.error
  const done = { onSuccess: () => setInArbeit(null) }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('gespeichert.verwaltenTitel')}
      size="lg"
      actions={<Button onClick={onClose}>{t('gespeichert.fertig')}</Button>}
    >
      {error !== null && (
        <Alert tone="danger" urgent>
          {error instanceof ApiError ? error.message : String(error)}
        </Alert>
      )}
      {ansichten.length === 0 && <p>{t('gespeichert.keine')}</p>}
      <ul className={rows.liste}>
        {ansichten.map((ansicht) => (
          <li key={ansicht.id} className={rows.eintrag}>
            <Entry
              ansicht={ansicht}
              darf={!ansicht.gemeinsam || darfTeilen}
              tat={inArbeit?.id === ansicht.id ? inArbeit.tat : null}
              onTat={(tat) => setInArbeit(tat && { id: ansicht.id, tat })}
              onName={(name) => taten.update.mutate({ id: ansicht.id, name, suche: ansicht.suche, version: ansicht.version }, done)}
              onLoeschen={() => taten.remove.mutate(ansicht.id, done)}
            />
          </li>
        ))}
      </ul>
      {withStandard && ansichten.length > 0 && (
        <SelectField
          label={t('gespeichert.standard')}
          few
          choices={[{ value: keine, label: t('gespeichert.standardKeine') }, ...namedChoices(ansichten)]}
          value={standardId ?? keine}
          onChange={(id) => taten.setStandard.mutate(id === keine ? null : id)}
        />
      )}
    </Dialog>
  )
}

/** What someone has just asked for takes the focus, which its button had. */
function focus(element: HTMLElement | null): void {
  element?.focus()
}

interface EntryProps {
  ansicht: AnsichtAnswer
  darf: boolean
  tat: 'umbenennen' | 'loeschen' | null
  onTat: (tat: EntryProps['tat']) => void
  onName: (name: string) => void
  onLoeschen: () => void
}

function Entry({ ansicht: { name, gemeinsam }, darf, tat, onTat, onName, onLoeschen }: EntryProps) {
  const t = useListTexts()
  const [neu, setNeu] = useState(name)
  if (tat === 'umbenennen') {
    return (
      <form
        className={classes.leiste}
        onSubmit={(event) => {
          event.preventDefault()
          if (neu.trim() !== '') onName(neu.trim())
        }}
      >
        <TextField
          label={t('gespeichert.name')}
          maxLength={60}
          ref={focus}
          value={neu}
          onChange={(event) => setNeu(event.currentTarget.value)}
        />
        <Button type="submit">{t('gespeichert.speichern')}</Button>
        <Button look="secondary" onClick={() => onTat(null)}>
          {t('gespeichert.abbrechen')}
        </Button>
      </form>
    )
  }
  if (tat === 'loeschen') {
    return (
      <span className={classes.leiste}>
        <Button look="danger" ref={focus} onClick={onLoeschen}>
          {t('gespeichert.wirklich', { name })}
        </Button>
        <Button look="secondary" onClick={() => onTat(null)}>
          {t('gespeichert.abbrechen')}
        </Button>
      </span>
    )
  }
  return (
    <>
      <span className={rows.verlauf}>
        {name} {gemeinsam && <Badge>{t('gespeichert.teamSchild')}</Badge>}
      </span>
      {darf && (
        <span>
          <IconButton
            icon={<IconPencil size={18} aria-hidden />}
            label={t('gespeichert.umbenennen', { name })}
            onClick={() => onTat('umbenennen')}
          />
          <IconButton
            icon={<IconTrash size={18} aria-hidden />}
            label={t('gespeichert.loeschen', { name })}
            onClick={() => onTat('loeschen')}
          />
        </span>
      )}
    </>
  )
}

interface SaveAnsichtProps {
  liste: string
  suche: AnsichtSuche
  darfTeilen: boolean
  onClose: (added: string | null) => void
}

export function SaveAnsicht({ liste, suche, darfTeilen, onClose }: SaveAnsichtProps) {
  const t = useListTexts()
  const { create } = useAnsichtTaten(liste)
  const [name, setName] = useState('')
  const [gemeinsam, setGemeinsam] = useState(false)
  const [empty, setLeer] = useState(false)
  const save = () => {
    if (create.isPending) return
    if (name.trim() === '') return setLeer(true)
    create.mutate(
      { name: name.trim(), suche, gemeinsam },
      {
        onSuccess: (ansicht) => {
          toastSuccess(t('gespeichert.gespeichert', { name: ansicht.name }))
          onClose(ansicht.id)
        },
      },
    )
  }
  return (
    <Dialog
      opened
      onClose={() => onClose(null)}
      title={t('gespeichert.speichernTitel')}
      onSubmit={save}
      cancel={t('gespeichert.abbrechen')}
      actions={
        <Button type="submit" busy={create.isPending}>
          {t('gespeichert.speichern')}
        </Button>
      }
    >
      <p>{t('gespeichert.speichernText')}</p>
      {create.error !== null && (
        <Alert tone="danger" urgent>
          {create.error instanceof ApiError ? create.error.message : String(create.error)}
        </Alert>
      )}
      <TextField
        label={t('gespeichert.name')}
        required
        maxLength={60}
        data-autofocus
        value={name}
        error={empty && name.trim() === '' ? t('gespeichert.nameFehlt') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {darfTeilen && (
        <Checkbox label={t('gespeichert.fuerTeam')} checked={gemeinsam} onChange={(event) => setGemeinsam(event.currentTarget.checked)} />
      )}
    </Dialog>
  )
}
