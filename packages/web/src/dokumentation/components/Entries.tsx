import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import classes from './Dokumentation.module.css'

interface EntriesProps<Entry extends { id: string }> {
  eintraege: readonly Entry[]
  zeile: (entry: Entry) => { name: string; dazu?: ReactNode }
  onAendern: (entry: Entry) => void
  onEntfernen: (entry: Entry) => void
  /** Null where they come another way. */
  neu: { name: string; onNeu: () => void } | null
}

export function Entries<Entry extends { id: string }>({ eintraege, zeile, onAendern, onEntfernen, neu }: EntriesProps<Entry>) {
  const t = useDokumentationTexts()
  return (
    <Stack gap="xs">
      {eintraege.length > 0 && (
        <ul className={classes.eintraege}>
          {eintraege.map((entry) => {
            const { name, dazu } = zeile(entry)
            return (
              <li key={entry.id} className={classes.eintrag}>
                <span className={classes.worte}>
                  <strong>{name}</strong>
                  {dazu !== undefined && <span className={classes.dazu}>{dazu}</span>}
                </span>
                <IconButton
                  label={t('liste.aendern', { name })}
                  icon={<IconPencil size={20} aria-hidden />}
                  onClick={() => onAendern(entry)}
                />
                <IconButton
                  label={t('liste.entfernen', { name })}
                  icon={<IconTrash size={20} aria-hidden />}
                  onClick={() => onEntfernen(entry)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {neu !== null && (
        <Button look="secondary" icon={<IconPlus size={20} aria-hidden />} onClick={neu.onNeu}>
          {neu.name}
        </Button>
      )}
    </Stack>
  )
}
