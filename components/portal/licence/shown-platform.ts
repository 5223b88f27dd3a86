/** What runtimes call the platforms that people know by another name. */
const names: { [called: string]: string } = {
  darwin: 'macOS',
  macos: 'macOS',
  win32: 'Windows',
  windows: 'Windows',
  linux: 'Linux',
  ios: 'iOS',
  ipados: 'iPadOS',
  android: 'Android',
}

/** A platform as people call it; one that we do not know stands as the app told it. */
export const shownPlatform = (platform: string): string => names[platform.trim().toLowerCase()] ?? platform
