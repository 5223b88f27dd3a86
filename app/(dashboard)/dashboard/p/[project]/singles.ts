/** The parameters of an address, each once, however often it stands there. */
export const singles = (params: { [name: string]: string | string[] | undefined }): { [name: string]: string } =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      [value]
        .flat()
        .slice(0, 1)
        .map((one) => [name, one ?? '']),
    ),
  )
