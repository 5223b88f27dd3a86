/**
 * Frontdesk licences for host apps: activate a device with a key, verify its token offline, refresh it in time, give the seat back.
 * One ES module without dependencies, over fetch and WebCrypto: Node from 18.4, Electron, Deno, Bun and browsers with Ed25519. MIT licence.
 *
 * In this order: what goes in and out, errors, the licence of a device, tokens, storages, what is kept, the server, cryptography.
 */
/** An Ed25519 public key (RFC 8037), as `GET /portal/license-keys/jwks` lists them. */
export type Jwk = {
    kty: string;
    crv: string;
    x: string;
    kid: string;
};
/** What a device's token says, once verified. Times are Unix seconds. */
export type Claims = {
    iss: string;
    aud: string;
    /** The licence's id. */
    sub: string;
    jti: string;
    iat: number;
    nbf: number;
    exp: number;
    refresh_after: number;
    plan: string | null;
    max_devices: number | null;
    device: {
        id: string;
        fingerprint_sha256: string;
    };
    end_user: {
        id: string;
        external_id: string | null;
    } | null;
    metadata: Record<string, unknown>;
};
/** Where the licence is kept between two starts, the key in plain text: one text under one name; null removes it. */
export type LicenseStorage = {
    get: (name: string) => string | null | undefined | Promise<string | null | undefined>;
    set: (name: string, value: string | null) => unknown;
};
export type LicenseDevice = {
    /**
     * The same text for the same device, also after a reinstall. Without one, a random one is kept in the storage; with a storage that
     * forgets, every start is another device, which takes another seat.
     */
    fingerprint?: string | (() => string | Promise<string>);
    /** Shown to the customer beside the seat, cut to 200 characters; so is `platform`. */
    name?: string;
    platform?: string;
};
export type LicenseOptions = {
    /** The installation's address. */
    url: string;
    project_id: string;
    device?: LicenseDevice;
    /** Default: `localStorage` where there is one, else memory. See `fileStorage`. */
    storage?: LicenseStorage;
    /**
     * Pinned public keys: then no others count, and the key set is never fetched. Without them the server's keys are kept in the storage and
     * believed there: whoever can write to it can make a licence of their own that holds while the app is offline. After a rotation a new
     * version of the app has to bring the new key; until then the present token goes on, and its grace.
     */
    keys?: Jwk[];
    /** The tokens' `iss`, where it differs from `url`. */
    issuer?: string;
    /** How long a licence goes on after its token has run out while no new one can be had; default 3 days. */
    grace_seconds?: number;
    /** How wrong a clock may be; default 5 minutes. */
    tolerance_seconds?: number;
    fetch?: typeof fetch;
    /** The device's clock, in milliseconds. */
    now?: () => number;
};
/**
 * `unlicensed`: no key is active here, or the device's seat was freed elsewhere. `active`: the token is good. `grace`: it has run out, and no
 * new one could be had since. `expired`: that is over; after a refusal of the licence itself (revoked, suspended, expired, deleted) it comes
 * with the token's own end, without grace. `clock_wrong`: the clock was set back; a refresh mends it.
 */
export type LicenseStatus = 'unlicensed' | 'active' | 'grace' | 'expired' | 'clock_wrong';
export type LicenseState = {
    status: LicenseStatus;
    /** Whether the app may run as licensed. */
    allowed: boolean;
    claims: Claims | null;
    /** Until when it may without another word from the server, grace included. */
    allowed_until: Date | null;
    /** What the last attempt to refresh, to verify or to keep the licence failed with; null once it has succeeded. */
    problem: LicenseError | null;
};
export type LicenseErrorCode = 'LICENSE_KEY_NOT_FOUND' | 'LICENSE_KEY_REVOKED' | 'LICENSE_KEY_SUSPENDED' | 'LICENSE_KEY_EXPIRED' | 'DEVICE_NOT_ACTIVATED' | 'SEAT_LIMIT_REACHED' | 'VALIDATION_ERROR' | 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE' | 'INTERNAL_ERROR' | 'OFFLINE' | 'NOT_ACTIVE' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'OTHER_DEVICE' | 'CLOCK_WRONG' | 'STORAGE_FAILED' | 'UNSUPPORTED' | (string & {});
/** A device that holds a seat, as `SEAT_LIMIT_REACHED` tells it. */
export type SeatHolder = {
    device_name: string | null;
    platform: string | null;
    last_seen_at: string;
};
type More = {
    status?: number;
    devices?: SeatHolder[];
    manage_url?: string | null;
    retry_after?: number | null;
    cause?: unknown;
};
/** A refusal: a code for programs, and a sentence that can be shown as it is. */
export declare class LicenseError extends Error {
    readonly code: LicenseErrorCode;
    /** The HTTP status; 0 without an answer. */
    readonly status: number;
    /** What holds the seats, at `SEAT_LIMIT_REACHED`. */
    readonly devices: SeatHolder[];
    /** The page on which the customer frees a seat, at `SEAT_LIMIT_REACHED`. */
    readonly manage_url: string | null;
    /** Seconds to wait, at `RATE_LIMITED` and `SERVICE_UNAVAILABLE`. */
    readonly retry_after: number | null;
    constructor(code: LicenseErrorCode, message?: string, more?: More);
}
/** The licence of this device. */
export declare class FrontdeskLicense {
    #private;
    constructor(options: LicenseOptions);
    /**
     * Reads what is kept and verifies it offline; from then on the token is refreshed in time by itself. Without a network it answers all the
     * same, and it never throws: what went wrong is the state's `problem`.
     */
    start(): Promise<LicenseState>;
    /** Ends the refreshing by itself, until the next `start`; what is kept stays. */
    stop(): void;
    /** How things stand at this moment. */
    get state(): LicenseState;
    /** The token, for calls that count as a verified customer's (`Authorization: Bearer …` on votes and wishes); null unless it is good. */
    get token(): string | null;
    /** Calls the listener whenever the state has changed; answers how to stop that. What a listener throws is reported as uncaught, and stops nothing here. */
    onChange(listener: (state: LicenseState) => void): () => void;
    /**
     * Takes a seat for this device, or the same one again; the seat of another licence that was active here is given back then. Throws
     * `LicenseError`; a licence that was active here before stays then, and a seat that was taken in vain is given back.
     */
    activate(key: string): Promise<LicenseState>;
    /**
     * Fetches a new token now. Throws `LicenseError`. A refusal of the licence itself leaves the present token until its own end, without
     * grace; `DEVICE_NOT_ACTIVATED`, for a seat that was freed elsewhere, ends it here at once.
     */
    refresh(): Promise<LicenseState>;
    /** Gives this device's seat back and forgets the licence. Throws `LicenseError` when the server cannot be told: nothing is forgotten then. */
    deactivate(): Promise<LicenseState>;
}
type Expected = {
    project_id: string;
    /** The installation's address, as it stands in the tokens. */
    issuer: string;
    /** The keys that count, or a way to find one (`remoteKeys`). */
    keys: Jwk[] | ((kid: string) => Promise<Jwk | undefined>);
    /** The device that the token must be for. */
    fingerprint?: string;
    /** The moment to verify for, in milliseconds; `new`: it has just been issued; null: whatever its times say. Default: now. */
    at?: number | 'new' | null;
    tolerance_seconds?: number;
};
/** The claims of a token, if it is good: signed with EdDSA by a key of the project, for this project, this device and this moment. Throws `LicenseError`. */
export declare function verifyEntitlement(token: string, expected: Expected): Promise<Claims>;
/**
 * The keys of a project, for servers that verify tokens of many devices: make one, once, and keep it. They are fetched every ten minutes, and
 * when a token names one that is not known yet; a key given up as compromised is accepted until then, and for a day at most while the
 * installation is away.
 */
export declare function remoteKeys(url: string, project_id: string, fetcher?: typeof fetch): (kid: string) => Promise<Jwk | undefined>;
/** Keeps each text as a file of a folder, readable by its owner alone: for Node, Electron's main process, Deno and Bun. */
export declare function fileStorage(folder: string): LicenseStorage;
/** Keeps it as long as the program runs. */
export declare function memoryStorage(): LicenseStorage;
export {};
