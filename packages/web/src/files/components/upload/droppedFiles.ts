/** Files as they are chosen or dropped, each with the folders that it came in. */
export interface Chosen {
  file: File
  /** From the outermost on; none for a file by itself. */
  folders: readonly string[]
}

/** What a dialog for folders answers: `Fotos/Januar/1.jpg`. */
export const chosenFrom = (files: Iterable<File>): Chosen[] =>
  Array.from(files, (file) => {
    // Not every browser says where a file lies.
    const path = 'webkitRelativePath' in file ? file.webkitRelativePath : ''
    return { file, folders: path.split('/').slice(0, -1).filter(Boolean) }
  })

const entriesIn = async (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> => {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
    reader.readEntries(resolve, reject)
  })
  // A browser gives a hundred at most.
  return some.length === 0 ? [] : [...some, ...(await entriesIn(reader))]
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

async function readEntry(entry: FileSystemEntry, folders: readonly string[]): Promise<Chosen[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject)
    })
    return [{ file, folders }]
  }
  if (!isFolder(entry)) return []
  const inside = await entriesIn(entry.createReader())
  return (await Promise.all(inside.map((each) => readEntry(each, [...folders, entry.name])))).flat()
}

/** The entries have to be taken before anything is waited for. */
export async function droppedFrom(data: DataTransfer): Promise<Chosen[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (entries.length === 0) return chosenFrom(data.files)
  return (await Promise.all(entries.map((entry) => readEntry(entry, [])))).flat()
}

/** A folder of each name is made once, and one that is there already is used. */
export async function placeAll(
  chosen: readonly Chosen[],
  folderId: string | null,
  make: (place: { folderId: string | null; name: string }) => Promise<{ id: string }>,
): Promise<{ file: File; folderId: string | null }[]> {
  const made = new Map<string, string>()
  const placed: { file: File; folderId: string | null }[] = []
  for (const { file, folders } of chosen) {
    let at = folderId
    for (const [depth, name] of folders.entries()) {
      const path = folders.slice(0, depth + 1).join('/')
      const id: string = made.get(path) ?? (await make({ folderId: at, name })).id
      made.set(path, id)
      at = id
    }
    placed.push({ file, folderId: at })
  }
  return placed
}
