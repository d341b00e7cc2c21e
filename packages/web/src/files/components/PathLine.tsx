import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '../../ui/buttons.tsx'
import { folderPath } from '../files.paths.ts'
import { useFilesTexts } from '../files.texts.ts'
import classes from './Files.module.css'

/** The way from the root to the folder that is shown. */
export function PathLine({ path }: { path: readonly FileItem[] }) {
  const t = useFilesTexts()
  const here = path.at(-1)
  return (
    <nav aria-label={t('path')} className={classes.path}>
      <ol className={classes.path}>
        <li>{here === undefined ? <strong aria-current="page">{t('root')}</strong> : <Link to={folderPath(null)}>{t('root')}</Link>}</li>
        {path.map((folder) => (
          <li key={folder.id}>
            <IconChevronRight size={16} aria-hidden />
            {folder === here ? <strong aria-current="page">{folder.name}</strong> : <Link to={folderPath(folder.id)}>{folder.name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
