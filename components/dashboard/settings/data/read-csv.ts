export type Csv = { name: string; heads: string[]; rows: Record<string, string>[] }

/** A file of comma, semicolon or tab separated values with heads (RFC 4180); null when there is nothing in it. */
export async function readCsv(file: File): Promise<Csv | null> {
  const { default: Papa } = await import('papaparse')
  const { data, meta } = Papa.parse<Record<string, string>>(await file.text(), {
    header: true,
    skipEmptyLines: 'greedy',
  })
  const heads = (meta.fields ?? []).filter((head) => head.trim() !== '')
  return heads.length > 0 && data.length > 0 ? { name: file.name, heads, rows: data } : null
}
