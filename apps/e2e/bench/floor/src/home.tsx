import { lazy } from "react";
import { HomePage as Home } from "./HomePage.tsx";
import { start } from "./start.tsx";

const Login = lazy(async () => ({ default: (await import("./LoginPage.tsx")).LoginPage }));
start({ Login, Home });
